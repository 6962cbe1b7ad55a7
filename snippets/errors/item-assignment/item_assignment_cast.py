import warnings

import jax
import jax.numpy as jnp


@jax.jit
def write(counts, value):
    return counts.at[0].set(value), counts.at[0].add(value)


counts = jnp.array([10, 20, 30])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for value in (1.5, jnp.nan):
        print(value, *write(counts, value))
for warning in caught:
    print(warning.category.__name__, str(warning.message).split(" with ")[0])

print(*write(counts.astype(float), 1.5))
