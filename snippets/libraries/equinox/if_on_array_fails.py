import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
def root(x):
    if jnp.any(x < 0):  # raises TracerBoolConversionError
        raise ValueError("x must not be negative")
    return jnp.sqrt(x)


root(jnp.array([4.0, -1.0]))
