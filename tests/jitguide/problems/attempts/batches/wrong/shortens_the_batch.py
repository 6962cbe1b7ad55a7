# fails: pads
import jax.numpy as jnp
import numpy as np


def prepare(batch):
    length = len(batch)
    size = next(size for size in (64, 256, 1024) if size >= length)
    return np.pad(batch.astype(np.float16), (0, size - length)), length


def mean_square(padded, length):
    counts = jnp.arange(padded.shape[0]) < length
    return jnp.sum(jnp.where(counts, padded.astype(jnp.float32), 0) ** 2) / length
