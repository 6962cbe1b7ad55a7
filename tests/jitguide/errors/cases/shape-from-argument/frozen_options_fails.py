# needs jax >= 0.4.38
# on other versions: missing-argument
# argument: mesh.points
# pasted above its traceback

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Mesh:
    points: int
    length: float


class Solver:
    def __init__(self, power):
        self.power = power

    def basis(self, mesh):
        return mesh.length * jnp.ones(mesh.points) ** self.power  # raises TypeError


solver = Solver(2)
print(jax.jit(solver.basis)(Mesh(3, 0.5)))
