import jax
import jax.numpy as jnp

double = jax.jit(lambda x: x * 2).lower(jnp.ones(3)).compile()
print(double(jnp.ones(4)))  # raises TypeError
