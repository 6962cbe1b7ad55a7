import jax
import jax.numpy as jnp


@jax.jit
def square(x):
    return x @ x


print(square(jnp.eye(2)).block_until_ready())
