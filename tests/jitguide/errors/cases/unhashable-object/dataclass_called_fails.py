from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Scale:
    factor: jax.Array

    def __call__(self, x):
        return self.factor * x


scale = Scale(jnp.ones(3))
fast = jax.jit(scale)
fast(2.0)  # raises TypeError
