# needs jax >= 0.8.1
from enum import Enum

import jax
import jax.numpy as jnp


class Reduce(Enum):
    SUM = "sum"
    MEAN = "mean"


@jax.jit(static_argnames=["how"])
def reduce(x, how):
    print("tracing with", how)
    return jnp.sum(x) if Reduce(how) is Reduce.SUM else jnp.mean(x)


x = jnp.array([1.0, 2.0, 3.0])
print(reduce(x, how=Reduce.MEAN))
print(reduce(x, how=Reduce("mean")))
print(reduce(x, how=Reduce.SUM))
