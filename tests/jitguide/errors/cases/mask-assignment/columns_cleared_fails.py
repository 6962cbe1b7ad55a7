import jax
import jax.numpy as jnp


@jax.jit
def clear(x, unused):
    return x.at[:, unused].set(0.0)  # raises NonConcreteBooleanIndexError


clear(jnp.ones((2, 3)), jnp.array([True, False, True]))
