import jax
import jax.numpy as jnp


@jax.jit
def centred(x, axis=(0,)):
    return x - jnp.mean(x, axis=axis, keepdims=True)  # raises TracerIntegerConversionError


x = jnp.array([[1.0, 2.0], [3.0, 4.0]])
print(centred(x))
print(centred(x, axis=(0,)))
