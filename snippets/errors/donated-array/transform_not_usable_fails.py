import warnings

import jax
import jax.numpy as jnp

total = jax.jit(jnp.sum, donate_argnums=0)
x = jnp.ones(3)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(total(x))
for warning in caught:
    print(type(warning.message).__name__, "-", str(warning.message).splitlines()[0])
print("x can still be used:", x)
