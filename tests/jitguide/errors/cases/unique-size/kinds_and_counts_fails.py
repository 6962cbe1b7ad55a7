# argument: words

import jax
import jax.numpy as jnp


def shares(words):
    kinds, counts = jnp.unique(words, return_counts=True)  # raises ConcretizationTypeError
    return kinds, counts / words.size


words = jnp.array([4, 4, 2, 4])
kinds, share = jax.jit(shares)(words)
print(kinds, share)
