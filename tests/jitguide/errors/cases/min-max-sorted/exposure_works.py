import jax
import jax.numpy as jnp


@jax.jit
def exposed(image, gain):
    return image * jnp.maximum(0.1, jnp.minimum(10.0, gain)) / jnp.max(image)


assert exposed(jnp.array([1.0, 2.0, 4.0]), 20.0).tolist() == [2.5, 5.0, 10.0]
