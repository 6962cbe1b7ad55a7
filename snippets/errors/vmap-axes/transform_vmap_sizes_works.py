import jax
import jax.numpy as jnp

add = jax.vmap(lambda a, b: a + b, in_axes=(1, 0))
print(add(jnp.ones((2, 3)), jnp.ones(3)))
