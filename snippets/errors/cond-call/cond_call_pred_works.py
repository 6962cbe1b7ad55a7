import jax
import jax.numpy as jnp


@jax.jit
def relu(x):
    return jnp.where(x > 0, x, 0)


print(relu(jnp.array([3.0, -1.0])))
