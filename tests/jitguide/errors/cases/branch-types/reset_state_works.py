import jax
import jax.numpy as jnp


def reset():
    return {"obs": jnp.zeros(3), "returned": jnp.asarray(0, jnp.float32)}


def step(state):
    return {"obs": state["obs"] + 1, "returned": state["returned"] + 0.5}


state = {"obs": jnp.zeros(3), "returned": jnp.float32(0)}
assert jax.lax.cond(False, lambda: reset(), lambda: step(state))["returned"] == 0.5
