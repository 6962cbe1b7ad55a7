import jax
import numpy as np


@jax.jit
def total(numbers):
    print("tracing", len(jax.tree_util.tree_leaves(numbers)), "inputs")
    return sum(numbers) if isinstance(numbers, list) else numbers.sum()


total([1.0] * 300)
total([1.0] * 301)
total(np.ones(300, np.float32))
total(np.zeros(300, np.float32))
