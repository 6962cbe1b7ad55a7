# pasted above its traceback
# argument: w

import jax
import jax.numpy as jnp


def spread(w):
    assert jnp.all(w >= 0)  # raises TracerBoolConversionError
    return jnp.sum(w**2)


slope_of = jax.jit(jax.grad(spread))
weights = jnp.array([1.0, 3.0])
weights = weights - 0.25 * slope_of(weights)
print(spread(weights))
