import jax
import jax.numpy as jnp


@jax.jit
def class_mean(x, labels):
    return x[jnp.where(labels == 1)].mean(axis=0)  # raises ConcretizationTypeError


print(class_mean(jnp.ones((4, 2)), jnp.array([0, 1, 1, 0])))
