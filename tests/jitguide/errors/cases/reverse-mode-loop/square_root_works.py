import jax
import jax.numpy as jnp


def root(a):
    def body(state):
        x, _ = state
        new = 0.5 * (x + a / x)
        return new, jnp.abs(new - x)

    x, _ = jax.lax.scan(lambda state, _: (body(state), None), (a, jnp.inf), None, length=8)[0]
    return x


slope = jax.grad(root)(4.0)
assert abs(slope - 0.25) < 1e-6
