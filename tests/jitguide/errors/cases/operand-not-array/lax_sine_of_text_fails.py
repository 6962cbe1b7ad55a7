import jax
from jax import lax


@jax.jit
def shifted(x):
    return lax.sin("down")  # raises TypeError


shifted(1.0)
