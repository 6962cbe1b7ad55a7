# pasted above its traceback

from jax import random

count = 6
size = (count,)
keys = random.split(random.PRNGKey(3), count)
waits = random.exponential(keys, size)  # raises ValueError
