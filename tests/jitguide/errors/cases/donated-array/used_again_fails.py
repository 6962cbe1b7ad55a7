import jax
import jax.numpy as jnp

advanced = jax.jit(lambda x: x + 1, donate_argnums=0)
x = jnp.ones(3)
advanced(x)
advanced(x)  # raises RuntimeError
