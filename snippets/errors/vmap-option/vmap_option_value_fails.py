import jax
import jax.numpy as jnp


def relu(x):
    return x if x > 0 else 0.0  # raises TracerBoolConversionError


print(relu(3.0))
print(jax.vmap(relu)(jnp.array([3.0, -1.0])))
