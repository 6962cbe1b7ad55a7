import jax
import jax.numpy as jnp


def advance(state, x):
    mean = state["mean"] + (x - state["mean"]) / state["count"]
    return {"mean": mean, "count": state["count"]}, mean


start = {"mean": jnp.zeros(()), "count": 2.0}
final, means = jax.lax.scan(advance, start, jnp.array([1.0, 3.0]))
assert means.tolist() == [0.5, 1.75]
