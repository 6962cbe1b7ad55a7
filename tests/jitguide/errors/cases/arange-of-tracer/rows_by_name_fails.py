# pasted above its traceback

import jax
import jax.numpy as jnp

samples = jnp.array([[1.0, 2.0], [3.0, 5.0], [6.0, 4.0], [9.0, 9.0]])


def spread(count):
    chosen = jnp.arange(count)  # raises ConcretizationTypeError
    rows = samples[chosen]
    centred = rows - rows.mean(axis=0)
    return jnp.sum(centred**2, axis=0)


print(jax.vmap(spread)(jnp.array([2, 3])))
