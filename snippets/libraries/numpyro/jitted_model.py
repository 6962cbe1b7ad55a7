import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro import handlers


def model(x, y):
    slope = numpyro.sample("slope", dist.Normal(0.0, 10.0))
    numpyro.sample("y", dist.Normal(slope * x, 0.1), obs=y)


def sites(model):
    return list(handlers.trace(handlers.seed(model, 0)).get_trace(x, 2 * x))


x = jnp.arange(3.0)
jitted = jax.jit(model)
print("plain: ", sites(model), sites(model))
print("jitted:", sites(jitted), sites(jitted))
