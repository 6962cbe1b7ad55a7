import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, jaxtyped


@jax.jit
@jaxtyped(typechecker=None)
def multiply(x: Float[Array, " n"], y: Float[Array, " n"]) -> Float[Array, " n"]:
    return x * y


print(multiply(jnp.ones((2, 1)), jnp.ones(3)).shape)
