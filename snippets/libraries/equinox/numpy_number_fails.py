import equinox as eqx
import numpy as np


class Grid(eqx.Module):
    shape: tuple[int, int] = eqx.field(static=True)


larger = np.asarray((3, 2)) + 1
grid = Grid(tuple(larger))
print(grid)
