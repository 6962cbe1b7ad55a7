import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def relaxed(grid):
    grid = grid.at[1:-1].add(0.25 * (grid[2:] - 2 * grid[1:-1] + grid[:-2]))
    grid = grid.at[0].set(grid[1]).at[-1].set(grid[1])
    grid = grid.at[1].multiply(0.5)
    total = {}
    total["sum"] = grid.sum()
    return grid, total["sum"]


grid, total = relaxed(jnp.array([1.0, 2.0, 4.0, 8.0]))
print(grid, total)
expected = np.array([1.0, 2.0, 4.0, 8.0])
expected[1:-1] += 0.25 * (expected[2:] - 2 * expected[1:-1] + expected[:-2])
expected[0] = expected[-1] = expected[1]
expected[1] *= 0.5
np.testing.assert_allclose(grid, expected, rtol=1e-6)
np.testing.assert_allclose(total, expected.sum(), rtol=1e-6)
