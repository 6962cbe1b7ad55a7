# argument: signal
# pasted above its traceback

import jax
import jax.numpy as jnp


def crossings(signal):
    rises = (signal[1:] > 0) & (signal[:-1] <= 0)
    return jnp.nonzero(rises)[0]  # raises ConcretizationTypeError


@jax.jit
def mean_period(signal):
    found = crossings(signal)
    return (found[-1] - found[0]) / (found.size - 1)


print(mean_period(jnp.sin(0.5 * jnp.arange(60.0))))
