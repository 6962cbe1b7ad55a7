import jax
import jax.numpy as jnp

start = jnp.array([4.0, 8.0])
result = jax.lax.while_loop(lambda x: x > 1, lambda x: x / 2, start)  # raises TypeError
print(result)
