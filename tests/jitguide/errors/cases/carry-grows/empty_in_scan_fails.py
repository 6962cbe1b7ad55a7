import jax
import jax.numpy as jnp


def body(last, x):
    return jnp.stack([x, 2 * x]), None


jax.lax.scan(body, jnp.array([]), jnp.arange(3.0))  # raises TypeError
