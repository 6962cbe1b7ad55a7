import jax
import jax.numpy as jnp


def ramps(t):
    return jnp.array([2.0, -3.0]) * t


rise = jax.grad(ramps)
print(rise(0.25))  # raises TypeError
