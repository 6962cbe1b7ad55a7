import jax
import jax.numpy as jnp


@jax.jit
def mean(x, keep):
    return x[keep].mean(axis=0)  # raises NonConcreteBooleanIndexError


mean(jnp.ones((2, 2, 3)), jnp.array([[True, False], [True, True]]))
