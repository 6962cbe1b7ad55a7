import functools
import types

import jax


@functools.partial(jax.jit, static_argnames=["double"])
def step(x, double):
    if double:
        return 2 * x
    return x


ops = types.SimpleNamespace(step=step)
assert ops.step(1.0, True) == 2.0
