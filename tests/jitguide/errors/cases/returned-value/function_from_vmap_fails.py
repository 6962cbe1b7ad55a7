import jax
import jax.numpy as jnp


def kernel(step):
    def move(x):
        return x - step * x

    return move


jax.vmap(kernel)(jnp.array([0.5, 0.25]))  # raises TypeError
