import jax
import jax.numpy as jnp


def shares(words, kinds, counts):
    return kinds, counts / words.size


words = jnp.array([4, 4, 2, 4])
kinds, share = jax.jit(shares)(words, *jnp.unique(words, return_counts=True))
print(kinds, share)
assert kinds.tolist() == [2, 4]
assert share.tolist() == [0.25, 0.75]
