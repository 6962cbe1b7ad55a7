import jax
import jax.numpy as jnp


def power(a):
    x = a

    def iterate(state, _):
        x = state
        running = x < 100
        x = x * a
        return jax.tree.map(lambda new, old: jnp.where(running, new, old), (x), state), None

    (x), _ = jax.lax.scan(iterate, (x), length=10)
    return x


slope = jax.jit(jax.grad(power))(3.0)
assert slope == 5 * 3.0**4
