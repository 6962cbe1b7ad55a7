import jax
import jax.numpy as jnp


@jax.jit
def relaxed(x, tol):
    def goes_on(state):
        x = state
        return jnp.linalg.norm(x) > tol

    def iterate(state):
        x = state
        x = x / 2
        return x

    x = jax.lax.while_loop(goes_on, iterate, x)
    return x


assert relaxed(jnp.ones(4), 0.6)[0] == 0.25
