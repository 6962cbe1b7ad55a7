# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def loudness(power, level):
    voiced = power > level
    active = power[voiced]  # raises NonConcreteBooleanIndexError
    return jnp.log(jnp.mean(active)), active.size


print(loudness(jnp.array([1.0, 4.0, 6.0]), 2.0))
