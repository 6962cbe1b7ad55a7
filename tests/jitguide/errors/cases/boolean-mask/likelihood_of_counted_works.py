import jax
import jax.numpy as jnp


def loss(p, counts):
    return -jnp.sum(jnp.log(jnp.where(counts > 0, p, 1)), where=counts > 0)


slope = jax.jit(jax.grad(loss))(jnp.array([0.5, 0.0, 0.25]), jnp.array([3, 0, 2]))
assert slope.tolist() == [-2, 0, -4]
