import jax
import jax.numpy as jnp

add = jax.vmap(lambda a, b: a + b)
print(add(jnp.ones(3), 1.0))  # raises ValueError
