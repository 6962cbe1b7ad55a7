import jax
import jax.numpy as jnp

x = jnp.arange(6.0)
jax.lax.map(lambda x, y: x * y, (x, x))  # raises TypeError
