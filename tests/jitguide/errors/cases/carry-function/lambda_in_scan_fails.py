import jax
import jax.numpy as jnp


def step(carry, x):
    total, f = carry
    return (total + f(x), f), x


jax.lax.scan(step, (0.0, lambda x: 2 * x), jnp.ones(3))  # raises TypeError
