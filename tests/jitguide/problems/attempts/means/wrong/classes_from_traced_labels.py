# fails: jit
import jax
import jax.numpy as jnp


def class_means(values, labels, num_classes):
    classes = max(int(labels.max()) + 1, num_classes)
    sums = jax.ops.segment_sum(values, labels, classes)
    return sums / jnp.maximum(jax.ops.segment_sum(jnp.ones_like(values), labels, classes), 1)
