import jax
import jax.numpy as jnp


def refill(level):
    cost = 1.5 * (8 - level)
    return 8, cost


def wait(level):
    return level, jnp.asarray(0, jnp.float32)


assert jax.lax.cond(jnp.array(3) < 4, refill, wait, 3) == (8, 7.5)
