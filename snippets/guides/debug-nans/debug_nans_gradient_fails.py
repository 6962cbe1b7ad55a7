import jax
import jax.numpy as jnp


def loss(x):
    root = jnp.sqrt(2 * x)
    return jnp.where(x > 0, root, 0.0).sum()


with jax.debug_nans(True):
    jax.jit(jax.grad(loss))(jnp.array([0.0, 1.0]))  # raises FloatingPointError
