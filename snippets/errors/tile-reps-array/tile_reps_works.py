import jax
import jax.numpy as jnp


def grid(image, reps):
    return jnp.tile(image, reps)


image = jnp.ones((1, 4, 4))
reps = (6, 1, 1)
print(grid(image, reps).shape)
print(jax.jit(grid, static_argnames=["reps"])(image, reps).shape)
