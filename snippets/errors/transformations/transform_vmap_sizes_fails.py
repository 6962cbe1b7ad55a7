import jax
import jax.numpy as jnp

add = jax.vmap(lambda a, b: a + b)
add(jnp.ones(3), jnp.ones(4))  # raises ValueError
