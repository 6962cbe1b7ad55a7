import jax.numpy as jnp


def class_means(values, labels, num_classes):
    mine = labels[None, :] == jnp.arange(num_classes)[:, None]
    sums = jnp.where(mine, values, 0).sum(axis=1)
    return sums / jnp.maximum(mine.sum(axis=1), 1)
