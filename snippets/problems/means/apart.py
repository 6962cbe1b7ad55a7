import jax
import jax.numpy as jnp

values = jnp.array([1.0, jnp.nan, 3.0, 10.0])
labels = jnp.array([0, 1, 0, 1])

one_hot = jax.nn.one_hot(labels, 2)
print("matrix product", values @ one_hot)
print("segment_sum   ", jax.ops.segment_sum(values, labels, num_segments=2))
