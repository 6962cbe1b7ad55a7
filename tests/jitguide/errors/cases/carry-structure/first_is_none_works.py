import jax
import jax.numpy as jnp


def step(before, x):
    change = x - x if before is None else x - before
    return x, change


_, changes = jax.lax.scan(step, jnp.zeros((), jnp.float32), jnp.array([1.0, 3.0]))
assert changes.tolist() == [1, 2]
