import jax
import jax.numpy as jnp


@jax.jit
def repeat(x, n):
    copies = [x for _ in range(n)]  # raises TracerIntegerConversionError
    return jnp.concatenate(copies)


x = jnp.array([7.0, 8.0])
print(repeat(x, 3))
