import functools

import jax
import numpy as np


class Grid:
    def __init__(self, points):
        self.points = points

    def __hash__(self):
        return hash(len(self.points))

    def __eq__(self, other):
        return self.points == other.points


@functools.partial(jax.jit, static_argnames="grid")
def total(x, grid):
    return x + grid.points.sum()


total(1.0, grid=Grid(np.ones(2)))
total(1.0, grid=Grid(np.ones(2)))  # raises ValueError
