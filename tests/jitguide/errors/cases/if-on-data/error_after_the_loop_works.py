import jax
import jax.numpy as jnp


@jax.jit
def fixed_point(x):
    error = jnp.zeros(())

    def goes_on(state):
        k, done, x, error = state
        return (k < 100) & ~done

    def iterate(state):
        k, done, x, error = state
        new = jnp.cos(x)
        error = jnp.abs(new - x)
        x = new
        return k + 1, error < 1e-3, x, error

    k, done, x, error = jax.lax.while_loop(goes_on, iterate, (0, jnp.array(False), x, error))
    return x, error


x, error = fixed_point(1.0)
assert abs(x - 0.739) < 1e-3 and error < 1e-3
