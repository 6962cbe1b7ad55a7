import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float


@jax.jit
@beartype
def outer(x: Float[Array, " n"], y: Float[Array, " m"]) -> Float[Array, " n"]:
    return jnp.outer(x, y).ravel()


print(outer(jnp.ones(2), jnp.ones(3)).shape)
