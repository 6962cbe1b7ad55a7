import jax
import jax.numpy as jnp

rows = jnp.ones((2, 3))
double = jax.jit(jax.vmap(lambda row: row * 2)).lower(rows).compile()
print(double(rows))
