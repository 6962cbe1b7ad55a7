import jax
import jax.numpy as jnp


def step(count, x):
    hit = x > 2
    return count + hit, hit


count, hits = jax.lax.scan(step, 0, jnp.array([1.0, 3.0]))
assert count == 1
assert hits.tolist() == [False, True]
