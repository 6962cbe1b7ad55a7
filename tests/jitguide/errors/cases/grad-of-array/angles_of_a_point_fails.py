import jax.numpy as jnp
from jax import grad


def polar(offset, point):
    return jnp.array([jnp.hypot(*point), jnp.arctan2(point[1], point[0])]) + offset


turned = grad(polar, argnums=1)(0.5, jnp.array([3.0, 4.0]))  # raises TypeError
