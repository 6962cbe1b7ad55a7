# argument: x
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def metrics_of(x):
    metrics = {"largest": x.max()}
    total = x.sum()
    metrics["total"] = float(total)  # raises ConcretizationTypeError
    return metrics


metrics_of(jnp.arange(3.0))
