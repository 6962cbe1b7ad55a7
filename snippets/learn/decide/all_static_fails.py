from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["row", "strength", "rounds", "width", "edge"])
def soften(row, strength, rounds, width, edge):
    for _ in range(rounds):
        padded = jnp.pad(row, width // 2, mode=edge)
        smooth = jnp.convolve(padded, jnp.ones(width) / width, mode="valid")
        row = row + strength * (smooth - row)
    return row


print(soften(jnp.array([0.0, 9.0, 0.0]), 0.5, 1, 3, "edge"))  # raises ValueError
