# fails: values
import jax
import jax.numpy as jnp


def sliding_window(x, start, size):
    short = x.astype(jnp.bfloat16) if x.dtype == jnp.float32 else x
    return jax.lax.dynamic_slice(short, (start,), (size,)).astype(x.dtype)
