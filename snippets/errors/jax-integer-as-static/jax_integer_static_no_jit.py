import jax.numpy as jnp

n = jnp.add(1, 1)
print(jnp.arange(-n, n), type(n).__name__)
print(hash(2), hash(int(n)))
print(hash(n))  # raises TypeError
