import jax
import jax.numpy as jnp


def body(state, x):
    return {"sum": state["sum"] + x}, x


state, last = jax.lax.scan(body, {"sum": 0.0}, jnp.ones(3))
assert state["sum"] == 3.0
