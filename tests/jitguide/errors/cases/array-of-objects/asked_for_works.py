import jax.numpy as jnp

numbers = jnp.array([4, 5])
assert numbers.tolist() == [4, 5]
