import jax
import jax.numpy as jnp


def step(mean, count, z):
    mean = (mean * count + z) / (count + 1)
    return (mean, count + 1), mean


_, means = jax.lax.scan(lambda carry, x: step(*carry, x), (0.0, 0.0), jnp.arange(3.0))
print(means)
assert means.tolist() == [0.0, 0.5, 1.0]
