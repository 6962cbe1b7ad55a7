import jax
import jax.numpy as jnp


@jax.jit
def mean_or_zero(x):
    if x.shape[0] == 0:  # known while tracing
        return jnp.zeros(())
    return x.mean()


print(mean_or_zero(jnp.array([1.0, 3.0])), mean_or_zero(jnp.array([])))
