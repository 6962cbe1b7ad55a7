import jax.numpy as jnp


def fee(weight):
    return jnp.where(500 < weight <= 600, 0, 2)  # raises ValueError


print(fee(jnp.array([550, 900])))
