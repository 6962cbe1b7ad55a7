import jax.numpy as jnp
from jax import lax

lax.scan(lambda total, x: (total + x, None), jnp.int32(0), jnp.ones(3))  # raises TypeError
