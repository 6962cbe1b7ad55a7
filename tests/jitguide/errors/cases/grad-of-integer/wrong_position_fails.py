import jax
import jax.numpy as jnp


def energy(points, pairs, scale):
    return jnp.sum(scale * points[pairs[:, 0]])


points, pairs = jnp.ones(3), jnp.array([[0, 1]])
slope = jax.grad(energy, argnums=1)(points, pairs, 2.0)  # raises TypeError
