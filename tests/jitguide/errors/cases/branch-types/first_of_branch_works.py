import jax
import jax.numpy as jnp


def stop(speed, steps):
    return jnp.asarray(0, jnp.float32), steps


def go(speed, steps):
    return speed * 0.5, steps + 1


assert jax.lax.cond(jnp.array(3) > 4, stop, go, 3.0, 1) == (1.5, 2)
