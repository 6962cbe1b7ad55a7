import jax
import jax.numpy as jnp


@jax.jit
def class_mean(x, labels, label):
    return x[jnp.where(labels == label)].mean(axis=0)  # raises ConcretizationTypeError


class_mean(jnp.ones((4, 2)), jnp.array([0, 2, 2, 0]), 2)
