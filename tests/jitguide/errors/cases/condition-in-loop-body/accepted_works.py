import jax
import jax.numpy as jnp


def step(carry, proposed):
    best, count = carry

    def yes(best, count):
        best = proposed
        count = count + 1
        return best, count

    def no(best, count):
        return best, count

    best, count = jax.lax.cond(proposed < best, yes, no, best, count)
    return (best, count), best


assert jax.lax.scan(step, (2.0, 0), jnp.array([3.0, 1.0]))[0] == (1.0, 1)
