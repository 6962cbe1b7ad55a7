import jax
import jax.numpy as jnp


def escape(c):
    z = 0j
    for i in range(10):
        if jnp.abs(z) > 2:  # raises TracerBoolConversionError
            return i
        z = z * z + c
    return 10


points = jnp.array([1 + 1j, 0j])
print([escape(c) for c in points])
print(jax.vmap(escape)(points))
