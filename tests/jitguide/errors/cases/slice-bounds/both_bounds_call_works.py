import jax
import jax.numpy as jnp


def months(series, first, last):
    return series[first:last]


assert jax.jit(months, static_argnames=["first", "last"])(jnp.ones(12), 3, 6).shape == (3,)
