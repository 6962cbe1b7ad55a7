import jax
from jax import random

count = 6
size = (count,)
keys = random.split(random.PRNGKey(3), count)
waits = jax.vmap(random.exponential)(keys)
assert waits.shape == size and waits[5] == random.exponential(keys[5])
