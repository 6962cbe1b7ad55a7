# argument: state['x']
# pasted above its traceback

import jax


@jax.jit
def normalised(state):
    total = state["x"].sum()
    state["total"] = float(total)  # raises ConcretizationTypeError
    return state


normalised({"x": jax.numpy.arange(3.0)})
