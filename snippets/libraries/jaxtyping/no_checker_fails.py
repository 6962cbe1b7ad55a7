import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, jaxtyped


@jax.jit
@jaxtyped(typechecker=None)
def scale(x: Float[Array, " n"], factors: Float[Array, " n"]) -> Float[Array, " n"]:
    return x * factors


print(scale(jnp.ones((2, 1)), jnp.ones(3)).shape)
