import jax
import jax.numpy as jnp


@jax.jit
def mean_size(x, keep):
    kept = x
    return jnp.sqrt(x.mean(where=keep))


assert mean_size(jnp.array([3.0, 5.0, 9.0]), jnp.array([True, True, False])) == 2
