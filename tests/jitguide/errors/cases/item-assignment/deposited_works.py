import jax
import jax.numpy as jnp


def deposit(grid, i, mass):
    grid = grid.at[i].add(mass)
    return grid


@jax.jit
def scattered(positions, masses):
    grid = jnp.zeros(8)
    for p in range(4):
        grid = deposit(grid, positions[p], masses[p])
    return grid


result = scattered(jnp.array([0, 3, 3, 7]), jnp.array([1.0, 2.0, 3.0, 4.0]))
print(result)
assert result.tolist() == [1, 0, 0, 5, 0, 0, 0, 4]
