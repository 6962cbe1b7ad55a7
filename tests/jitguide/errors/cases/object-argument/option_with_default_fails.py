# argument: body
# pasted above its traceback

from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp


@dataclass
class Body:
    place: jax.Array
    speed: jax.Array
    units: str = "metres"


@jax.jit
def moved(body, dt):
    return replace(body, place=body.place + dt * body.speed)


body = Body(jnp.zeros(2), jnp.ones(2))
for _ in range(3):
    body = moved(body, 0.5)  # raises TypeError
