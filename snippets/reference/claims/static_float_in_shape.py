import jax
import jax.numpy as jnp

zeros = jax.jit(jnp.zeros, static_argnums=0)
print(zeros(2.0))  # raises TypeError
