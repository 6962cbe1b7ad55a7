import jax
import jax.numpy as jnp


def square(x):
    return x * x


y = jax.jit(square)(jnp.ones(3))
assert y.tolist() == [1, 1, 1]
