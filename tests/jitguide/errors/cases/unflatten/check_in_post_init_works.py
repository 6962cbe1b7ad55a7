# needs jax >= 0.4.38

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Spring:
    stiffness: float
    length: float

    def __post_init__(self):
        if not any(isinstance(one, jax.core.Tracer) for one in vars(self).values()) and (
            self.stiffness <= 0 or self.length < 0
        ):
            raise ValueError("a spring needs a stiffness")


@jax.jit
def energy(spring, x):
    return 0.5 * spring.stiffness * jnp.square(x - spring.length)


assert energy(Spring(2.0, 1.0), 3.0) == 4.0
