# needs jax >= 0.4.38

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Signal:
    samples: jax.Array

    def __post_init__(self):
        self.samples = jnp.asarray(self.samples)


@jax.jit
def power(signal):
    return jnp.mean(signal.samples**2)


out = power(Signal(jnp.array([1.0, 3.0])))
assert out == 5.0
