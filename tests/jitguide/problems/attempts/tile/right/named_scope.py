import jax
import jax.numpy as jnp
@jax.named_scope("tile")
def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
