import jax
import jax.numpy as jnp

value = 2
print(jax.grad(jnp.tanh)(value))  # raises TypeError
