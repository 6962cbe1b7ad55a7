import jax
import jax.numpy as jnp


def potential(x, i):
    r = jnp.abs(x - x[i])
    return jnp.sum(1 / jnp.where(r > 0, r, 1), where=r > 0)


slope = jax.jit(jax.grad(potential))(jnp.array([1.0, 0.0, 2.0]), 1)
assert slope.tolist() == [-1, 1.25, -0.25]
