import jax
import jax.numpy as jnp


def decay(rate, t):
    return jnp.exp(-rate * t)


rates = jnp.array([0.0, 1.0])
times = jnp.array([0.0, 1.0, 2.0])
curves = jax.vmap(jax.vmap(decay, in_axes=(None, 0)), in_axes=(0, None))(rates, times)
assert jnp.array_equal(curves, jnp.exp(-rates[:, None] * times))
