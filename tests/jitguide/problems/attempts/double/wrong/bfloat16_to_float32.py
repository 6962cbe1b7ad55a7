# fails: dtype
import jax.numpy as jnp


def conditional_double(x, threshold):
    if x.dtype == jnp.bfloat16:
        x = x.astype(jnp.float32)
    return jnp.where(x > threshold, 2 * x, x)
