import jax
import jax.numpy as jnp


def is_converged(before, after):
    return jnp.abs(after - before) < 1e-6


@jax.jit
def root(x):
    guess = x

    def goes_on(state):
        done, guess = state
        return ~done

    def iterate(state):
        done, guess = state
        before = guess
        guess = (guess + x / guess) / 2
        return is_converged(before, guess), guess

    done, guess = jax.lax.while_loop(goes_on, iterate, (jnp.array(False), guess))
    return guess


assert root(9.0) == 3.0
