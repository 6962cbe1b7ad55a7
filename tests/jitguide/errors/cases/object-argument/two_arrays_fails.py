# argument: p
# pasted above its traceback

import dataclasses

import jax
import jax.numpy as jnp


@dataclasses.dataclass
class Particles:
    position: jax.Array
    velocity: jax.Array


@jax.jit
def moved(p, dt):
    return p.position + dt * p.velocity


after = moved(Particles(jnp.zeros(2), jnp.ones(2)), 0.5)  # raises TypeError
