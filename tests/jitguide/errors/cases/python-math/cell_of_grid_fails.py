# argument: x

import math

import jax
import jax.numpy as jnp


@jax.jit
def looked_up(grid, x, h):
    cell = math.floor(x / h)  # raises ConcretizationTypeError
    return grid[cell]


looked_up(jnp.arange(10.0), 3.5, 0.5)
