import jax
import jax.numpy as jnp

def jit_with_static_n(x, n):
    n = int(n)
    k = x.shape[0]
    out = jnp.zeros((n * k,), x.dtype)
    for i in range(n * k):
        out = out.at[i].set(x[i % k])
    return out
