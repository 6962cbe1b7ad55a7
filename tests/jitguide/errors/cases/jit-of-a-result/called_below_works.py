import jax
import jax.numpy as jnp


def square(x):
    return x * x


fast = jax.jit(square)
assert fast(jnp.ones(3)).tolist() == [1, 1, 1]
