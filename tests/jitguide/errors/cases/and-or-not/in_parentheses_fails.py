import jax
import jax.numpy as jnp


def inside(p):
    return (p[0] > -1) and (p[1] < 1)  # raises TracerBoolConversionError


jax.vmap(inside)(jnp.array([[0.5, 0.0], [2.0, 1.0]]))
