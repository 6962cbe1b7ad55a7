import jax
import jax.numpy as jnp


@jax.jit
def series(x, n):
    total = 1.0
    term = jnp.zeros(())

    def iterate(k, state):
        total, term = state
        term = x**k
        total = total + term
        return total, term

    total, term = jax.lax.fori_loop(0, n, iterate, (total, term))
    return total, term


total, term = series(2.0, 3)
assert (total, term) == (8.0, 4.0)
