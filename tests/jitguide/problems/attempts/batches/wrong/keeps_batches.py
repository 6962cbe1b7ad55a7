# fails: state
import jax.numpy as jnp
import numpy as np

seen = []


def prepare(batch):
    length = len(batch)
    seen.append(length)
    size = next(size for size in (64, 256, 1024) if size >= length)
    return np.pad(batch, (0, size - length)), length


def mean_square(padded, length):
    counts = jnp.arange(padded.shape[0]) < length
    return jnp.sum(jnp.where(counts, padded, 0) ** 2) / length
