import jax
import jax.numpy as jnp


@jax.jit
def expand(x, counts):
    return jnp.repeat(x, counts, total_repeat_length=3)


print(expand(jnp.array([7, 8]), jnp.array([2, 1])))
