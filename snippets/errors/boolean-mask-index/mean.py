import jax
import jax.numpy as jnp


@jax.jit
def class_mean(x, labels):
    return x.mean(axis=0, where=(labels == 1)[:, None])


@jax.jit
def class_mean_by_sum(x, labels):
    mask = (labels == 1)[:, None]
    return jnp.sum(jnp.where(mask, x, 0), axis=0) / jnp.maximum(mask.sum(), 1)


x = jnp.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]])
for labels in ([0, 1, 1, 0], [0, 0, 0, 0]):
    y = jnp.array(labels)
    print(labels, class_mean(x, y), class_mean_by_sum(x, y))
