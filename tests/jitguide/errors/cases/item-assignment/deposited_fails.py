# pasted above its traceback

import jax
import jax.numpy as jnp


def deposit(grid, i, mass):
    grid[i] += mass  # raises TypeError


@jax.jit
def scattered(positions, masses):
    grid = jnp.zeros(8)
    for p in range(4):
        deposit(grid, positions[p], masses[p])
    return grid


print(scattered(jnp.array([0, 3, 3, 7]), jnp.array([1.0, 2.0, 3.0, 4.0])))
