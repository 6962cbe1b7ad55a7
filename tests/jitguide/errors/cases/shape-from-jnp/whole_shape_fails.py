# pasted above its traceback
import jax
import jax.numpy as jnp


@jax.jit
def enlarged(x):
    shape = 2 * jnp.array([1, 3])
    return jnp.zeros(shape) + x  # raises TypeError


print(enlarged(1.0))
