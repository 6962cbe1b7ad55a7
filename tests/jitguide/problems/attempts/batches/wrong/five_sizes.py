# fails: traces
import jax.numpy as jnp
import numpy as np


def prepare(batch):
    size = next(size for size in (64, 128, 256, 512, 1024) if size >= len(batch))
    return np.pad(batch, (0, size - len(batch))), len(batch)


def mean_square(padded, length):
    mask = jnp.arange(padded.shape[0]) < length
    return jnp.sum(jnp.where(mask, padded, 0.0) ** 2) / length
