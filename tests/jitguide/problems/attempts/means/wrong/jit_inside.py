# fails: no-jit
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=2)
def _sums(values, labels, n):
    return jax.ops.segment_sum(values, labels, n)


def class_means(values, labels, num_classes):
    return _sums(values, labels, num_classes) / jnp.maximum(
        _sums(jnp.ones_like(values), labels, num_classes), 1
    )
