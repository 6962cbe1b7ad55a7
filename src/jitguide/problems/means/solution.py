"""Class means: the solution."""

import jax
import jax.numpy as jnp


def class_means(values: jax.Array, labels: jax.Array, num_classes: int) -> jax.Array:
    """Average the values of each class; 0 for a class without members."""
    sums = jax.ops.segment_sum(values, labels, num_segments=num_classes)
    counts = jax.ops.segment_sum(jnp.ones_like(labels, dtype=int), labels, num_segments=num_classes)
    return sums / jnp.maximum(counts, 1)
