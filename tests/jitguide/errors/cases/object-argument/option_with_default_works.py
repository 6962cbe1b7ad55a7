# needs jax >= 0.4.38

import dataclasses
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Body:
    place: jax.Array
    speed: jax.Array
    units: str = dataclasses.field(default="metres", metadata={"static": True})


@jax.jit
def moved(body, dt):
    return replace(body, place=body.place + dt * body.speed)


body = Body(jnp.zeros(2), jnp.ones(2))
for _ in range(3):
    body = moved(body, 0.5)
assert body.place.tolist() == [1.5, 1.5]
assert body.units == "metres"
