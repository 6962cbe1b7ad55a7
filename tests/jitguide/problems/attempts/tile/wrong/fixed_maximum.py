# fails: large
import jax.numpy as jnp
def jit_with_static_n(x, n):
    return jnp.tile(x, 64)[: int(n) * x.shape[0]]
