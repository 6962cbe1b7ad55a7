# pasted above its traceback

import jax
import jax.numpy as jnp

step = jax.jit(lambda total, x: total + x, donate_argnums=0)
total = first = jnp.zeros(2)
total = step(total, 3.0)
change = total - first  # raises RuntimeError
