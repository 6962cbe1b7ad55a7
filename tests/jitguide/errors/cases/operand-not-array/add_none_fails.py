import jax.numpy as jnp

jnp.add(jnp.ones(2), None)  # raises TypeError
