import jax
import jax.numpy as jnp

advanced = jax.jit(lambda x, y: (x + 1, y + 1), donate_argnums=(0, 1))
x = jnp.ones(3)
advanced(x, x)  # raises JaxRuntimeError
