import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import io_callback

calls = []


def called(name):
    def host(x):
        calls.append(name)
        return np.asarray(x)

    return host


@jax.jit
def step(x):
    jax.pure_callback(called("pure_callback"), x, x)
    io_callback(called("io_callback"), x, x)
    jax.debug.callback(called("debug.callback"), x)
    return x + 1


step(jnp.ones(3))
jax.effects_barrier()
print(sorted(calls))
