import jax
import jax.numpy as jnp


@jax.jit
def jit_with_static_n(x, n):
    pieces = []
    for _ in range(n):  # raises TracerIntegerConversionError
        pieces.append(x)
    return jnp.concatenate(pieces)


print(jit_with_static_n(jnp.array([7.0, 8.0]), 2))
