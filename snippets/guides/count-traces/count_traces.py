from functools import wraps

import jax
import jax.numpy as jnp


def counting(function):
    """Count how often the body of `function` runs; under jit, that is once for each trace."""

    @wraps(function)
    def counted(*args, **kwargs):
        counted.traces += 1
        return function(*args, **kwargs)

    counted.traces = 0
    return counted


@counting
def step(x, n):
    return jnp.tile(x, n)


jitted = jax.jit(step, static_argnames=["n"])
for length in (3, 3, 4):
    jitted(jnp.ones(length), n=2)
print("traces:", step.traces)
