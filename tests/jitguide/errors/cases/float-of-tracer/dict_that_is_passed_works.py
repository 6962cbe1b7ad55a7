import jax


@jax.jit
def normalised(state):
    total = state["x"].sum()
    state["total"] = total.astype(float)
    return state


assert normalised({"x": jax.numpy.arange(3.0)})["total"] == 3.0
