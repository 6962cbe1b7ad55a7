import jax.numpy as jnp
from jax import lax

lax.scan(lambda carry, x: (carry, x), 0.0, jnp.float32(5))  # raises IndexError
