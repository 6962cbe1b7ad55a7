# fails: type
import jax, jax.numpy as jnp, numpy as np
def jit_with_static_n(x, n):
    if isinstance(x, jax.core.Tracer):
        return jnp.tile(x, int(n))
    return np.tile(np.asarray(x), int(n))
