import jax
import jax.numpy as jnp


@jax.jit
def contains_zero(x):
    return any(v == 0 for v in x)  # raises TracerBoolConversionError


print(contains_zero(jnp.array([1, 0, 2])))
