import dataclasses

import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float, jaxtyped


@jax.tree_util.register_dataclass
@jaxtyped(typechecker=beartype)
@dataclasses.dataclass
class Point:
    position: Float[Array, "2"]


def on_circle(angle):
    return Point(jnp.array([jnp.cos(angle), jnp.sin(angle)]))


jax.vmap(on_circle)(jnp.arange(4.0))  # raises TypeCheckError
