import jax
import jax.numpy as jnp

double = jax.jit(lambda row: row * 2).lower(jnp.ones(3)).compile()
jax.vmap(double)(jnp.ones((2, 3)))  # raises TypeError
