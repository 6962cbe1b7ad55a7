import jax.numpy as jnp


def leaky(x):
    return jnp.where(x > 0, (lambda v: v)(x), (lambda v: 0.1 * v)(x))


assert jnp.allclose(leaky(jnp.array([1.0, -1.0])), jnp.array([1.0, -0.1]))
