import jax
import jax.numpy as jnp


def body(state, x):
    return {"sum": state["sum"] + x, "last": x}, None


jax.lax.scan(body, {"sum": 0.0}, jnp.ones(3))  # raises TypeError
