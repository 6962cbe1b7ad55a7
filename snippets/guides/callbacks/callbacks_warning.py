import warnings

import jax
import jax.numpy as jnp


def say(text):
    warnings.warn(text, stacklevel=2)
    return 0.0


def check(bad):
    if bad:
        say("callback: negative")


@jax.jit
def root(x):
    jax.lax.cond(x < 0, lambda: say("cond: negative"), lambda: say("cond: fine"))
    jax.debug.callback(check, x < 0)
    return jnp.sqrt(jnp.abs(x))


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    root(4.0)
    jax.effects_barrier()
    print([str(warning.message) for warning in caught])
    caught.clear()
    root(-4.0)
    jax.effects_barrier()
    print([str(warning.message) for warning in caught])
