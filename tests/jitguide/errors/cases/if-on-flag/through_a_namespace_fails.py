# argument: double

import types

import jax


@jax.jit
def step(x, double):
    if double:  # raises TracerBoolConversionError
        return 2 * x
    return x


ops = types.SimpleNamespace(step=step)
ops.step(1.0, True)
