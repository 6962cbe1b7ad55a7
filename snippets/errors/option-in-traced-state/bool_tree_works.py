from functools import partial

import jax
import jax.numpy as jnp


def keep(weights, mask):
    return jax.tree.map(lambda w, on: w if on else jnp.zeros_like(w), weights, mask)


weights = {"w": jnp.ones(3), "b": jnp.ones(2)}
step = jax.jit(partial(keep, mask={"w": True, "b": False}))
print(step(weights))
