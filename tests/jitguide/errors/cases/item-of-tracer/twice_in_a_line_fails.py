# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def metrics(x):
    return {"low": x.min().item(), "high": x.max().item()}  # raises ConcretizationTypeError


metrics(jnp.arange(3.0))
