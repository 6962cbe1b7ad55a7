# argument: length

import jax.numpy as jnp
from jax import lax

x = jnp.arange(5)
lax.scan(lambda carry, length: (carry, x[:length]), 0, jnp.arange(3))  # raises IndexError
