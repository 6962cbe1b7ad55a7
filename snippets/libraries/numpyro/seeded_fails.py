import jax
import numpyro
import numpyro.distributions as dist
from numpyro import handlers


def model():
    return numpyro.sample("x", dist.Normal(0.0, 1.0))


draw = jax.jit(handlers.seed(model, rng_seed=0))
print(draw() == draw())
