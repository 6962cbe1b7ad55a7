import jax
import jax.numpy as jnp


@jax.jit
def next_id(n):
    return n + 1


print(next_id(jnp.uint32(3_000_000_000)))
