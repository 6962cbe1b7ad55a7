# fails: traces
import jax.numpy as jnp


def prepare(batch):
    return batch, len(batch)


def mean_square(padded, length):
    counts = jnp.arange(padded.shape[0]) < length
    return jnp.sum(jnp.where(counts, padded, 0) ** 2) / length
