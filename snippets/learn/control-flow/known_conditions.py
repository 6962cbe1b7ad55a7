import jax
import jax.numpy as jnp


@jax.jit
def dense(params, x, mask=None):
    if x.ndim == 1:  # the shape is known
        x = x[None, :]
    if jnp.issubdtype(x.dtype, jnp.integer):  # so is the dtype
        x = x.astype(jnp.float32)
    if mask is not None:  # and whether there is a mask
        x = x * mask
    if "bias" in params:  # and the keys of a dict
        x = x + params["bias"]
    return x


print(dense({"bias": 1.0}, jnp.array([1, 2])))
