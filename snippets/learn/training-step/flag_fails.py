import jax
import jax.numpy as jnp


@jax.jit
def train_step(weights, gradient, clip):
    if clip:  # raises TracerBoolConversionError
        gradient = jnp.clip(gradient, -1, 1)
    return weights - 0.1 * gradient


print(train_step(jnp.ones(2), jnp.array([0.5, 3.0]), clip=True))
