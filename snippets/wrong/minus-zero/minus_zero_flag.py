import math
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["negative"])
def _with_sign(x, negative):
    print("tracing with negative =", negative)
    return -jnp.abs(x) if negative else jnp.abs(x)


def with_sign(x, sign):
    return _with_sign(x, negative=math.copysign(1.0, sign) < 0)


x = jnp.array([1.0, 2.0])
print(with_sign(x, 0.0))
print(with_sign(x, -0.0))
