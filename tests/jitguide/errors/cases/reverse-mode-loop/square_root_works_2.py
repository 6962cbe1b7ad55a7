import jax
import jax.numpy as jnp


def root(a):
    def goes_on(state):
        return state[1] > 1e-4

    def body(state):
        x, _ = state
        new = 0.5 * (x + a / x)
        return new, jnp.abs(new - x)

    x, _ = jax.lax.scan(
        lambda state, _: (jax.lax.cond(goes_on(state), body, lambda state: state, state), None),
        (a, jnp.inf),
        None,
        length=8,
    )[0]
    return x


slope = jax.grad(root)(4.0)
assert abs(slope - 0.25) < 1e-6
