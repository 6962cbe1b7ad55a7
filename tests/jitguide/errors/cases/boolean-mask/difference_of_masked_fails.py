import jax
import jax.numpy as jnp


@jax.jit
def loss(guess, target, mask):
    error = guess[mask] - target[mask]  # raises NonConcreteBooleanIndexError
    return jnp.sum(error**2)


loss(jnp.ones(3), jnp.zeros(3), jnp.array([True, False, True]))
