import jax
import jax.numpy as jnp


@jax.jit
def length(x):
    return jnp.linalg.norm(x)


print(length(jnp.zeros(2)), jax.grad(length)(jnp.zeros(2)))
