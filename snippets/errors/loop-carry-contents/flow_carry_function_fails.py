import jax
import jax.numpy as jnp


def step(carry, x):
    total, measure = carry
    return (total + measure(x), measure), total


print(jax.lax.scan(step, (0.0, jnp.square), jnp.arange(3.0)))  # raises TypeError
