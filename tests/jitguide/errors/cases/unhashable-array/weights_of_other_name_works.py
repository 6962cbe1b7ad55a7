import jax
import jax.numpy as jnp


@jax.jit
def slope(u, weights, dx):
    return jnp.convolve(u, weights, mode="valid") / dx


u = jnp.arange(4.0)
w = jnp.array([0.5, 0.0, -0.5])
dx = 2.0
assert slope(u, w, dx).tolist() == [0.5, 0.5]
