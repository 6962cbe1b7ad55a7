import jax
import jax.numpy as jnp


@jax.jit
def bins(x):
    return (jnp.ceil(x.mean())).astype(int)


assert bins(jnp.array([1.0, 2.0])) == 2
