import jax
import jax.numpy as jnp

add = jax.vmap(lambda a, b: a + b)
print(add(jnp.ones((2, 3)), jnp.ones(3)))  # raises ValueError
