import jax
import jax.numpy as jnp


@jax.jit
def class_means(x, labels):
    sums = jax.ops.segment_sum(x, labels, num_segments=4)
    counts = jax.ops.segment_sum(jnp.ones_like(x), labels, num_segments=4)
    return sums / counts


print(class_means(jnp.array([1.0, 3.0, 5.0, 7.0]), jnp.array([0, 1, 1, 2])))
