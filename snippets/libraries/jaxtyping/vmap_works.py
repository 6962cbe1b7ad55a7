import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float, jaxtyped


@jaxtyped(typechecker=beartype)
def norm(x: Float[Array, " features"]) -> Float[Array, ""]:
    return jnp.sqrt(jnp.sum(x**2))


@jax.jit
@jaxtyped(typechecker=beartype)
def norms(x: Float[Array, "batch features"]) -> Float[Array, " batch"]:
    return jax.vmap(norm)(x)


print(norms(jnp.ones((4, 3))))
