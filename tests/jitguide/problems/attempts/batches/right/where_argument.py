import jax.numpy as jnp
import numpy as np


def prepare(batch):
    length = len(batch)
    size = next(size for size in (64, 256, 1024) if size >= length)
    return np.pad(batch, (0, size - length)), length


def mean_square(padded, length):
    return jnp.mean(padded**2, where=jnp.arange(padded.shape[0]) < length)
