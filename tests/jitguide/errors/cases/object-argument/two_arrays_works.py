# needs jax >= 0.4.38

import dataclasses

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Particles:
    position: jax.Array
    velocity: jax.Array


@jax.jit
def moved(p, dt):
    return p.position + dt * p.velocity


after = moved(Particles(jnp.zeros(2), jnp.ones(2)), 0.5)
assert after.tolist() == [0.5, 0.5]
