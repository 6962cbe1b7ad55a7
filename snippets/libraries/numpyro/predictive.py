import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import Predictive

runs = 0


def model(x):
    global runs
    runs += 1
    slope = numpyro.sample("slope", dist.Normal(0.0, 1.0))
    return numpyro.sample("y", dist.Normal(slope * x, 1.0))


x, posterior = jnp.arange(5.0), {"slope": jnp.linspace(1.0, 2.0, 50)}


def draw(key, posterior, x):
    return Predictive(model, posterior)(key, x)


for predict in (draw, jax.jit(draw)):
    runs = 0
    for key in jax.random.split(jax.random.key(0), 5):
        samples = predict(key, posterior, x)
    print("Python ran the model", runs, "times;", samples["y"].shape)
