import jax
import jax.numpy as jnp


def loss(params, x):
    return jnp.sum(params["w"] * x)


params = {"w": jnp.ones(2), "calls": jnp.array(0)}
jax.value_and_grad(loss)(params, jnp.array([1.0, 2.0]))  # raises TypeError
