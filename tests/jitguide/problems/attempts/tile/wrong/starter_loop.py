# fails: example-1
import jax.numpy as jnp


def jit_with_static_n(x, n):
    out = jnp.zeros((n * x.shape[0],))
    for i in range(n):
        out = out.at[i].set(0)
    return out
