from functools import partial

import jax
import jax.numpy as jnp

settings = {"rate": 0.5, "steps": [1, 2]}


@partial(jax.jit, static_argnums=2)
def decay(params, x, settings):
    return [p * settings["rate"] ** n for p, n in zip(params, settings["steps"])], x + 1


params, x = [jnp.ones(2), jnp.ones(2)], 0
params, x = decay(params, x, settings)  # raises ValueError
