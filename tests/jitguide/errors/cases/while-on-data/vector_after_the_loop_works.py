import jax
import jax.numpy as jnp


@jax.jit
def power_iteration(a, v):
    change, size = 1.0, 0.0
    w = jnp.zeros(2)

    def goes_on(state):
        change, size, v, w = state
        return change > 1e-4

    def iterate(state):
        change, size, v, w = state
        w = a @ v
        new = jnp.linalg.norm(w)
        change = jnp.abs(new - size)
        size = new
        v = w / new
        return change, size, v, w

    change, size, v, w = jax.lax.while_loop(goes_on, iterate, (change, size, v, w))
    return size, w


size, w = power_iteration(jnp.diag(jnp.array([3.0, 1.0])), jnp.array([0.6, 0.8]))
assert abs(size - 3.0) < 1e-3 and abs(w[0] - 3.0) < 1e-3
