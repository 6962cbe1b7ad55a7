import jax.numpy as jnp
from jax import lax

rate = 1.0


def add(total, x):
    return total + rate * x, None


print(lax.scan(add, 0.0, jnp.arange(3.0))[0])
rate = 10.0
print("after rate = 10.0:", lax.scan(add, 0.0, jnp.arange(3.0))[0])
