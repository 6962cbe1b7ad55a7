# needs jax >= 0.4.38

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp
import numpy as np


@jax.tree_util.register_dataclass
@dataclass
class Body:
    kernel: Callable[[jax.Array], jax.Array] = dataclasses.field(metadata={"static": True})  # drag
    place: jax.Array
    speed: jax.Array


@jax.jit
def moved(body, dt):
    return replace(body, place=body.place + dt * body.kernel(body.speed))


body = Body(jnp.tanh, jnp.zeros(2), jnp.ones(2))
for _ in range(3):
    body = moved(body, 0.5)
assert np.allclose(body.place, 1.5 * np.tanh(1.0))
