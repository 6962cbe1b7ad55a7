import jax
import jax.numpy as jnp
from beartype import beartype
from jaxtyping import Array, Float, Scalar, jaxtyped


@jax.jit
@jaxtyped(typechecker=beartype)
def scale(x: Float[Array, " n"], factor: Float[Scalar, ""]) -> Float[Array, " n"]:
    return x * factor


print(scale(jnp.ones(3), 2.0))


@jax.jit(static_argnames="times")
@jaxtyped(typechecker=beartype)
def repeat(x: Float[Array, " n"], times: int) -> Float[Array, " n*{times}"]:
    return jnp.tile(x, times)


print(repeat(jnp.ones(3), times=2))
