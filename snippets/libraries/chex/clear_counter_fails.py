import chex
import jax
import jax.numpy as jnp


def make_step():
    @jax.jit
    @chex.assert_max_traces(n=1)
    def step(x):
        return 2 * x

    return step


print(make_step()(jnp.ones(3)))
print(make_step()(jnp.ones(3)))  # raises AssertionError
