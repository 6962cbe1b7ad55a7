import jax
import jax.numpy as jnp


def repulsion(x, i):
    r = jnp.abs(x - x[i])
    return jnp.sum(jnp.where(r > 0, (x - x[i]), 1) ** -2, where=r > 0)


slope = jax.jit(jax.grad(repulsion))(jnp.array([1.0, 0.0, 2.0]), 1)
assert slope.tolist() == [-2, 2.25, -0.25]
