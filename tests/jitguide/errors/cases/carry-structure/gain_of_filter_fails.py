# pasted above its traceback

import jax
import jax.numpy as jnp


def update(state, z):
    gain = state["var"] / (state["var"] + 1)
    mean = state["mean"] + gain * (z - state["mean"])
    new = {"mean": mean, "var": (1 - gain) * state["var"], "gain": gain}
    return new, mean


start = {"mean": jnp.array(0.0), "var": jnp.array(1.0)}
state, means = jax.lax.scan(update, start, jnp.array([1.0, 2.0]))  # raises TypeError
out = means
