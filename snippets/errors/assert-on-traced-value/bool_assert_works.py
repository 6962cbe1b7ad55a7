import jax
import jax.numpy as jnp
from jax.experimental import checkify


@jax.jit
def root(x):
    checkify.check(x >= 0, "x must not be negative, got {x}", x=x)
    return jnp.sqrt(x)


error, _ = jax.jit(checkify.checkify(root))(-4.0)
print(error.get().splitlines()[0])
