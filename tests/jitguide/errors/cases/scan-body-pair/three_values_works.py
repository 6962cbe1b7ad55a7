import jax
import jax.numpy as jnp


def step(total, x):
    total = total + x
    return total, (x, 2 * x)


total, (x, doubled) = jax.lax.scan(step, 0.0, jnp.arange(3.0))
assert total == 3.0 and doubled[2] == 4.0
