# fails: no-jit
import jax
import jax.numpy as jnp
import numpy as np


def prepare(batch):
    length = len(batch)
    size = next(size for size in (64, 256, 1024) if size >= length)
    return np.pad(batch, (0, size - length)), length


@jax.jit
def mean_square(padded, length):
    counts = jnp.arange(padded.shape[0]) < length
    return jnp.sum(jnp.where(counts, padded, 0) ** 2) / length
