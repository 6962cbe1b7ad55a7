import jax
import jax.numpy as jnp

h = jnp.array([[1.0, 0.0]])


def step(carry, z):
    x, gain = carry
    k = gain @ h.T
    x = x + (k * (z - h @ x))[:, 0]
    return (x, gain), x


start = (jnp.zeros(2), 0.5 * jnp.eye(2))
(x, gain), path = jax.lax.scan(step, start, jnp.array([1.0, 2.0]))
assert x.tolist() == [1.25, 0.0] and path.shape == (2, 2)
