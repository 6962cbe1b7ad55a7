import jax
from jax import partial  # raises ImportError


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    return x**n


power(2.0, 3)
