# on other versions: missing-argument
# argument: spring.stiffness

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Spring:
    stiffness: float
    length: float

    def __post_init__(self):
        if self.stiffness <= 0 or self.length < 0:  # raises TracerBoolConversionError
            raise ValueError("a spring needs a stiffness")


@jax.jit
def energy(spring, x):
    return 0.5 * spring.stiffness * jnp.square(x - spring.length)


print(energy(Spring(2.0, 1.0), 3.0))
