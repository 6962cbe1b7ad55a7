import jax
import jax.numpy as jnp


def residual(y):
    return y * y - 2


@jax.jit
def root(y):
    def goes_on(state):
        y = state
        return abs(residual(y)) > 1e-5

    def iterate(state):
        y = state
        y = y - residual(y) / jax.grad(residual)(y)
        return y

    y = jax.lax.while_loop(goes_on, iterate, (y))
    return y


assert jnp.allclose(root(1.0), jnp.sqrt(2))
