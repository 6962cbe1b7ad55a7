import equinox as eqx
import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float, jaxtyped


@jaxtyped(typechecker=beartype)
class Point(eqx.Module):
    position: Float[Array, "2"]


def on_circle(angle):
    return Point(jnp.array([jnp.cos(angle), jnp.sin(angle)]))


print(jax.jit(jax.vmap(on_circle))(jnp.arange(4.0)).position.shape)
