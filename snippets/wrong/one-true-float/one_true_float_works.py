from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["value"])
def _fill(value):
    print("tracing with", repr(value))
    return jnp.full(2, value)


def fill(value):
    return _fill(value=float(value))


print(*[fill(value).dtype for value in (1, 1.0, True)])
