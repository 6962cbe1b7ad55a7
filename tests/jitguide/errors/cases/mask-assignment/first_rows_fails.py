import jax
import jax.numpy as jnp


@jax.jit
def clear(x, mask):
    return x.at[:4, mask].set(0.0)  # raises NonConcreteBooleanIndexError


clear(jnp.ones((6, 3)), jnp.array([True, False, True]))
