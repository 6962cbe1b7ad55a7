import jax
import jax.numpy as jnp


@jax.jit
def mean(x, keep):
    return jnp.mean(x[keep], axis=0)  # raises NonConcreteBooleanIndexError


mean(jnp.ones((2, 2, 3)), jnp.array([[True, False], [True, True]]))
