import jax
import jax.numpy as jnp


@jax.jit
def raised(x):
    return x + jnp.ndim([jnp.ones(1)])  # raises TracerArrayConversionError


raised(0.0)
