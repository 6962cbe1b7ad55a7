# fails: vmap
import jax
import jax.numpy as jnp
from jax.custom_batching import custom_vmap


def class_means(values, labels, num_classes):
    @custom_vmap
    def means(values, labels):
        sums = jax.ops.segment_sum(values, labels, num_classes)
        counts = jax.ops.segment_sum(jnp.ones_like(values), labels, num_classes)
        return sums / jnp.maximum(counts, 1)

    @means.def_vmap
    def _rule(axis_size, in_batched, values, labels):
        return jnp.zeros((axis_size, num_classes)), True

    return means(values, labels)
