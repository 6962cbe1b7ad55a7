import jax
import jax.numpy as jnp


def kernel(step, x):
    return x - step * x


assert jax.vmap(kernel, in_axes=(0, None))(jnp.array([0.5, 0.25]), 4.0).tolist() == [2, 3]
