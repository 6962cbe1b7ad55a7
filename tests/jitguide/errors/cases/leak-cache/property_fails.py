import functools

import jax
import jax.numpy as jnp


class Grid:
    @functools.cached_property
    def points(self):
        return jnp.linspace(0.0, 1.0, 3)


grid = Grid()
jax.jit(lambda x: x * grid.points)(2.0)
print(grid.points + 1)  # raises UnexpectedTracerError
