import jax
import jax.numpy as jnp

root = jax.jit(jnp.sqrt)
print(root(4.0))
