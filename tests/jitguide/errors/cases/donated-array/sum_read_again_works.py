import jax
import jax.numpy as jnp

step = jax.jit(lambda total, x: total + x)
total = first = jnp.zeros(2)
total = step(total, 3.0)
change = total - first
assert change.tolist() == [3, 3]
