import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float


@jax.jit
@beartype
def scale(x: Float[Array, " n"], factors: Float[Array, " m"]) -> Float[Array, " n"]:
    return jnp.outer(x, factors).ravel()


print(scale(jnp.ones(2), jnp.ones(3)).shape)
