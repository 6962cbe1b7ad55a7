import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float, jaxtyped


@jaxtyped(typechecker=beartype)
def norm(x: Float[Array, "batch features"]) -> Float[Array, " batch"]:
    return jnp.sqrt(jnp.sum(x**2))


print(jax.vmap(norm)(jnp.ones((4, 3))))  # raises TypeCheckError
