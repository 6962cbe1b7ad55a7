import jax
import jax.numpy as jnp


def root(a, most=20):
    x = a
    n = 0

    def iterate(state, _):
        x, n = state
        running = (abs(x * x - a) > 1e-6) & (n < most)
        x = (x + a / x) / 2
        n += 1
        return jax.tree.map(lambda new, old: jnp.where(running, new, old), (x, n), state), None

    (x, n), _ = jax.lax.scan(iterate, (x, n), length=most)
    return x


slope = jax.jit(jax.grad(root))(4.0)
assert jnp.allclose(slope, 0.25)
