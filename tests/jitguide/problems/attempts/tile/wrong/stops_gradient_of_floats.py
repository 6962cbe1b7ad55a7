# fails: grad
import jax, jax.numpy as jnp
def jit_with_static_n(x, n):
    t = jnp.tile(x, int(n))
    return jnp.where(jnp.isnan(t), t, jax.lax.stop_gradient(t)) if t.dtype == jnp.float32 else t
