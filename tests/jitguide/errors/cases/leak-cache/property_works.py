import functools

import jax
import jax.numpy as jnp


class Grid:
    @functools.cached_property
    def points(self):
        with jax.ensure_compile_time_eval():
            points = jnp.linspace(0.0, 1.0, 3)
        return points


grid = Grid()
jax.jit(lambda x: x * grid.points)(2.0)
assert (grid.points + 1).tolist() == [1, 1.5, 2]
