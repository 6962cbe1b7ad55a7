import jax
import jax.numpy as jnp


@jax.jit
def halved(x):
    return jax.lax.while_loop(lambda x: x > 1, lambda x: x / 2, x)  # raises TypeError


halved(jnp.int32(20))
