import jax
import jax.numpy as jnp


def loss(w):
    error = w[:1] ** 2
    return error.reshape(()), jnp.sum(w)


slope, total = jax.grad(loss, has_aux=True)(jnp.array([3.0, 1.0]))
assert (slope.tolist(), total) == ([6, 0], 4)
