import jax
import jax.numpy as jnp

count = jax.jit(lambda x: jnp.max(x, keepdims=True))(jnp.arange(3))
names = ["a", "b", "c"]
print(names[count])  # raises TypeError
