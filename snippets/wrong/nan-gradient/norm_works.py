import jax
import jax.numpy as jnp


@jax.jit
def length(x):
    squares = jnp.sum(x * x)
    return jnp.where(squares > 0, jnp.sqrt(jnp.where(squares > 0, squares, 1.0)), 0.0)


print(length(jnp.zeros(2)), jax.grad(length)(jnp.zeros(2)))
