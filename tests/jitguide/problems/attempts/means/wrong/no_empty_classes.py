# fails: empty
import jax
import jax.numpy as jnp


def class_means(values, labels, num_classes):
    sums = jax.ops.segment_sum(values, labels, num_classes)
    return sums / jax.ops.segment_sum(jnp.ones_like(values), labels, num_classes)
