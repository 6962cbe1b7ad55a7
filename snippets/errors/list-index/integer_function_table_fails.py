import jax
import jax.numpy as jnp

ACTIVATIONS = [jnp.sin, jnp.cos]


@jax.jit
def apply(x, which):
    return ACTIVATIONS[which](x)  # raises TracerIntegerConversionError


print(apply(0.0, 1))
