import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float, jaxtyped


@jax.jit
@jaxtyped(typechecker=beartype)
def predict(w: Float[Array, " n"], x: Float[Array, "b n"]) -> Float[Array, " b"]:
    return x @ w


print(predict(jnp.ones(3), jnp.ones((4, 3))))
print(predict(jnp.ones(3), jnp.ones((3, 4)).T))
