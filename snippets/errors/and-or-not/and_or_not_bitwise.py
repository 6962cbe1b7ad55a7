import jax.numpy as jnp

left, right = jnp.array([1, 2]), jnp.array([2, 2])
print("left & right      ", left & right)
print("logical_and       ", jnp.logical_and(left, right))
print("~ of Python's True", ~int(True))
print("logical_not(True) ", jnp.logical_not(True))
