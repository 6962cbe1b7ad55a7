# needs jax >= 0.4.38

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Spring:
    stiffness: float
    mass: float


@jax.jit
def acceleration(x, params):
    return -params.stiffness * x / params.mass


params = Spring(stiffness=jnp.array(2.0), mass=jnp.array(0.5))
assert acceleration(1.0, params) == -4
