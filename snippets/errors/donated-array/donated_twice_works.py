from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, donate_argnums=0)
def step(state):
    return {"mean": state["mean"] + 1, "square": state["square"] + 2}


print(step({"mean": jnp.zeros(3), "square": jnp.zeros(3)}))

zeros = jnp.zeros(3)
state = {"mean": zeros, "square": zeros}
print(step(jax.tree.map(jnp.copy, state)))
