import jax
import jax.numpy as jnp


def scale(x, factors):
    if not isinstance(factors, jax.core.Tracer):
        if jnp.any(factors <= 0):  # raises TracerBoolConversionError
            raise ValueError("scale: the factors must be positive")
    return x * factors


factors = jnp.array([1.0, 2.0])
print(scale(3.0, factors))
print(jax.jit(lambda x: scale(x, factors))(3.0))
