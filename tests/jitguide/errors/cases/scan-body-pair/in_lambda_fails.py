import jax
import jax.numpy as jnp

result = jax.lax.scan(lambda total, x: total + x, 0.0, jnp.arange(3.0))  # raises TypeError
print(result)
