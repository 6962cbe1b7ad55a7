import jax
import jax.numpy as jnp


@jax.jit
def square(x):
    return (x @ x).block_until_ready()  # raises AttributeError


print(square(jnp.eye(2)))
