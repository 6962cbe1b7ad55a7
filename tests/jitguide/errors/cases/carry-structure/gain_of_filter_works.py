import jax
import jax.numpy as jnp
import numpy as np


def update(state, z):
    gain = state["var"] / (state["var"] + 1)
    mean = state["mean"] + gain * (z - state["mean"])
    new = {"mean": mean, "var": (1 - gain) * state["var"], "gain": gain}
    return {key: new[key] for key in state}, mean


start = {"mean": jnp.array(0.0), "var": jnp.array(1.0)}
state, means = jax.lax.scan(update, start, jnp.array([1.0, 2.0]))
out = means
np.testing.assert_allclose(out, [0.5, 1.0], rtol=1e-6)
