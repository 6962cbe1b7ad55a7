import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float, jaxtyped, print_bindings


@jax.jit
@jaxtyped(typechecker=beartype)
def pairwise(
    x: Float[Array, "rows d"], y: Float[Array, "columns d"]
) -> Float[Array, "rows columns"]:
    print_bindings()
    return x @ y.T


for rows in (2, 2, 3):
    pairwise(jnp.ones((rows, 4)), jnp.ones((5, 4)))
