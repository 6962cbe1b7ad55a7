# fails: values
import jax
import jax.numpy as jnp


def class_means(values, labels, num_classes):
    short = values.astype(jnp.bfloat16).astype(jnp.float32)
    sums = jax.ops.segment_sum(short, labels, num_classes)
    counts = jax.ops.segment_sum(jnp.ones_like(values), labels, num_classes)
    return sums / jnp.maximum(counts, 1)
