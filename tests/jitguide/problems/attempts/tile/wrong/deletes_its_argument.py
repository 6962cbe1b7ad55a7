# fails: example-1
import jax.numpy as jnp, jax
def jit_with_static_n(x, n):
    out = jnp.tile(x, int(n))
    if not isinstance(x, jax.core.Tracer):
        x.delete()
    return out
