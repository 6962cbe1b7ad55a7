import jax
import jax.numpy as jnp


def root(a):
    x, error, n = a, 1.0, 0

    def iterate(state, _):
        error, x, n = state
        running = (error > 1e-5) | (n < 5)
        new = 0.5 * (x + a / x)
        error = jnp.abs(new - x)
        x = new
        n += 1
        return jax.tree.map(
            lambda new, old: jnp.where(running, new, old), (error, x, n), state
        ), None

    (error, x, n), _ = jax.lax.scan(iterate, (error, x, n), length=30)
    return x


slope = jax.jit(jax.grad(root))(1000.0)
assert abs(slope - 0.5 / 1000.0**0.5) < 1e-5
