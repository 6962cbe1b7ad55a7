import jax
import jax.numpy as jnp


def growth(times, order):
    return jnp.sum(times**order)


rate_of = jax.grad(growth)
rate_of(jnp.arange(3), 2)  # raises TypeError
