import jax
import jax.numpy as jnp

add = jax.vmap(lambda a, b: a + b, in_axes=(0, None))
print(add(jnp.ones(3), 1.0))
