import jax
import jax.numpy as jnp


def loss(params):
    rate = params["rate"].astype(float)
    return rate * 2


assert jax.grad(loss)({"rate": jnp.array(1.0)})["rate"] == 2.0
