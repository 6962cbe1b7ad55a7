from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, donate_argnums=0)
def step(state):
    return {"mean": state["mean"] + 1, "square": state["square"] + 2}


zeros = jnp.zeros(3)
step({"mean": zeros, "square": zeros})  # raises JaxRuntimeError
