import jax
import jax.numpy as jnp


def step(state, x):
    mean, count = state
    count = count + 1
    mean = mean + (x - mean) / count
    return (mean, count + 0), jnp.abs(x - mean)


_, gaps = jax.lax.scan(step, (0.0, 0), jnp.arange(3.0))
print(gaps)
assert gaps.tolist() == [0.0, 0.5, 1.0]
