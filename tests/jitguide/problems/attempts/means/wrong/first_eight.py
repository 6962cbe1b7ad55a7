# fails: values
import jax
import jax.numpy as jnp


def class_means(values, labels, num_classes):
    values, labels = values[:8], labels[:8]
    sums = jax.ops.segment_sum(values, labels, num_classes)
    counts = jax.ops.segment_sum(jnp.ones_like(values), labels, num_classes)
    return sums / jnp.maximum(counts, 1)
