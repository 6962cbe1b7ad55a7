# pasted above its traceback
import jax
import jax.numpy as jnp


@jax.jit
def repeated(x):
    limits = jnp.array([2, 4])
    largest = jnp.max(limits)
    for _ in range(largest):  # raises TracerIntegerConversionError
        x = x * 2
    return x


print(repeated(1.0))
