import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float, jaxtyped


@jax.jit
@jaxtyped(typechecker=beartype)
def scale(x: Float[Array, " n"], factor: float) -> Float[Array, " n"]:
    return x * factor


print(scale(jnp.ones(3), 2.0))  # raises TypeCheckError
