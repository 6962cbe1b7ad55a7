import jax
import jax.numpy as jnp


@jax.jit
def rectified(x):
    return jax.lax.cond(x > 0, lambda x: x, lambda x: 0, x)  # raises TypeError


rectified(jnp.float32(-2.0))
