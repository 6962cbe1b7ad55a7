import jax
import jax.numpy as jnp

state = {"w": jnp.ones(2), "key": jax.random.key(0)}


def loss(state):
    return jnp.sum(state["w"] * jax.random.normal(state["key"], (2,)))


print(jax.grad(loss)(state))  # raises TypeError
