from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=["weights"])
def predict(x, weights):
    return x @ weights


predict(jnp.ones(2), weights=np.ones(2))  # raises ValueError
