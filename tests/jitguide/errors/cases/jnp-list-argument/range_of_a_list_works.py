import jax.numpy as jnp

numbers = jnp.arange(1, 3)
assert numbers.tolist() == [1, 2]
