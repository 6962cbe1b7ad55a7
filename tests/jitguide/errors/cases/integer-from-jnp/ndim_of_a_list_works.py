import jax
import jax.numpy as jnp


@jax.jit
def raised(x):
    return x + jnp.ndim(jnp.asarray([jnp.ones(1)]))


assert raised(0.0) == 2.0
