import jax
import jax.numpy as jnp


def is_converged(before, after):
    return jnp.abs(after - before) < 1e-6


@jax.jit
def root(x):
    guess = x

    def goes_on(state):
        i, done, guess = state
        return (i < 50) & ~done

    def iterate(state):
        i, done, guess = state
        before = guess
        guess = (guess + x / guess) / 2
        return i + 1, is_converged(before, guess), guess

    i, done, guess = jax.lax.while_loop(goes_on, iterate, (0, jnp.array(False), guess))
    return guess


assert root(9.0) == 3.0
