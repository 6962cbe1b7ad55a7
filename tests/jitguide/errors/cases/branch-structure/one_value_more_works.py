import jax
import jax.numpy as jnp


def moved(x, v):
    return (x + v, v, jnp.abs(v))


def stopped(x, v):
    return x, 0.0 * v, 0.0


@jax.jit
def step(x, v):
    return jax.lax.cond(x < 1, moved, stopped, x, v)


assert step(0.5, 2.0) == (2.5, 2.0, 2.0)
