import jax
import numpyro
import numpyro.distributions as dist
from numpyro import handlers


def model():
    return numpyro.sample("x", dist.Normal(0.0, 1.0))


@jax.jit
def draw(key):
    print("tracing draw")
    return handlers.seed(model, key)()


first, second = jax.random.split(jax.random.key(0))
print(draw(first) == draw(second))
