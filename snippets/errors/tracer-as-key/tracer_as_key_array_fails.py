import jax.numpy as jnp

scores = jnp.array([3, 1, 3])
print(set(scores.tolist()))
print(set(scores))  # raises TypeError
