import jax.numpy as jnp

x = jnp.array([1.0, 2.0])
first = jnp.argmax(x > 3)
found = jnp.any(x > 3)
assert first == 0 and not found
