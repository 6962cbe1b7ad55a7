from functools import partial

import jax
import jax.numpy as jnp


@jax.jit
def turn(image, k):
    turns = [partial(jnp.rot90, k=quarter) for quarter in range(4)]
    return jax.lax.switch(k % 4, turns, image)


image = jnp.array([[1, 2], [3, 4]])
print(turn(image, 1).tolist())
print(jax.vmap(turn)(jnp.stack([image, image]), jnp.array([0, 2])).tolist())
