import jax
import jax.numpy as jnp

double = jax.jit(lambda x: x * 2)
print(double(jnp.ones(3)), double(jnp.ones(4)))
