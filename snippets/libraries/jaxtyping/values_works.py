import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float, Int, jaxtyped


@jax.jit
@jaxtyped(typechecker=beartype)
def take(x: Float[Array, " n"], index: Int[Array, ""]) -> Float[Array, ""]:
    return x.at[index].get(mode="fill", fill_value=jnp.nan)


print(take(jnp.arange(3.0), jnp.array(7)))
