import jax.numpy as jnp


def leaky(x):
    return jnp.where(x > 0, x, 0.1 * x)


assert jnp.allclose(leaky(jnp.array([1.0, -1.0])), jnp.array([1.0, -0.1]))
