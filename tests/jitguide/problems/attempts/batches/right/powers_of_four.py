import jax.numpy as jnp
import numpy as np


def prepare(batch):
    size = 64
    while size < len(batch):
        size *= 4
    padded = np.zeros(size, batch.dtype)
    padded[: len(batch)] = batch
    return padded, np.int32(len(batch))


def mean_square(padded, length):
    counts = jnp.arange(padded.shape[0]) < length
    return jnp.sum(jnp.where(counts, padded, 0) ** 2) / length
