import jax
import jax.numpy as jnp


def step(total, x):
    return total + x, total


_, sums = jax.lax.scan(step, 0.0, jnp.arange(3.0))
print(sums)
