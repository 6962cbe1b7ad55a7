# argument: year

import jax
import jax.numpy as jnp


def survival(year):
    return 1.0 - 0.25 * year


compiled = jax.jit(survival).lower(jnp.float32(0)).compile()
for year in range(3):
    out = compiled(year)  # raises TypeError
