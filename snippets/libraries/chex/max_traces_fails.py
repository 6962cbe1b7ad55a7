import chex
import jax
import jax.numpy as jnp


@jax.jit
@chex.assert_max_traces(n=1)
def mean_loss(x):
    return jnp.mean(x**2)


data = jnp.arange(20.0).reshape(10, 2)
for start in range(0, 10, 4):
    mean_loss(data[start : start + 4])  # raises AssertionError
