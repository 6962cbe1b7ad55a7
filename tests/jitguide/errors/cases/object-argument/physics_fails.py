# argument: params
# pasted above its traceback

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Spring:
    stiffness: float
    mass: float


@jax.jit
def acceleration(x, params):
    return -params.stiffness * x / params.mass


params = Spring(stiffness=jnp.array(2.0), mass=jnp.array(0.5))
acceleration(1.0, params)  # raises TypeError
