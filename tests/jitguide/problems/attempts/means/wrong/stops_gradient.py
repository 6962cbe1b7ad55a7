# fails: grad
import jax
import jax.numpy as jnp


def class_means(values, labels, num_classes):
    values = jax.lax.stop_gradient(values)
    sums = jax.ops.segment_sum(values, labels, num_classes)
    return sums / jnp.maximum(jnp.bincount(labels, length=num_classes), 1)
