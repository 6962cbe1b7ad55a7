# fails: values
import jax.numpy as jnp


def conditional_double(x, threshold):
    short = jnp.asarray(x, jnp.bfloat16)
    return jnp.where(x > threshold, 2 * short, short).astype(jnp.asarray(x).dtype)
