# fails: pads
import jax.numpy as jnp
import numpy as np


def prepare(batch):
    size = 64 if len(batch) <= 64 else 256
    batch = batch[:size]
    return np.pad(batch, (0, size - len(batch))), len(batch)


def mean_square(padded, length):
    counts = jnp.arange(padded.shape[0]) < length
    return jnp.sum(jnp.where(counts, padded, 0) ** 2) / length
