import jax
import jax.numpy as jnp


@jax.jit
def class_mean(x, labels, label):
    return x[labels == label].mean(axis=0)  # raises NonConcreteBooleanIndexError


class_mean(jnp.ones((4, 2)), jnp.array([0, 2, 2, 0]), 2)
