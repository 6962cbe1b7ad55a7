# argument: body
# pasted above its traceback

from collections.abc import Callable
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp


@dataclass
class Body:
    kernel: Callable[[jax.Array], jax.Array]  # drag
    place: jax.Array
    speed: jax.Array


@jax.jit
def moved(body, dt):
    return replace(body, place=body.place + dt * body.kernel(body.speed))


body = Body(jnp.tanh, jnp.zeros(2), jnp.ones(2))
for _ in range(3):
    body = moved(body, 0.5)  # raises TypeError
