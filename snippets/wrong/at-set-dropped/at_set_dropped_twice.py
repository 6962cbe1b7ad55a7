import jax
import jax.numpy as jnp

x = jnp.zeros(3)
index = jnp.array([0, 1, 0])
values = jnp.array([5.0, 6.0, 7.0])
print("add:", jax.jit(lambda v: x.at[index].add(v))(values))
print("max:", jax.jit(lambda v: x.at[index].max(v))(values))
