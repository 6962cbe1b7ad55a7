import jax.numpy as jnp

square = jnp.array([[1.0, 2.0], [3.0, 4.0]])
first_row = jnp.array([True, False])
print("where=first_row:         ", square.mean(where=first_row))
print("where=first_row[:, None]:", square.mean(where=first_row[:, None]))
