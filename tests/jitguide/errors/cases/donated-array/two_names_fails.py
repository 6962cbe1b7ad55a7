# pasted above its traceback

import jax
import jax.numpy as jnp

step = jax.jit(lambda total, square, x: (total + x, square + x**2), donate_argnums=(0, 1))
total = square = jnp.zeros(2)
total, square = step(total, square, 3.0)  # raises JaxRuntimeError
