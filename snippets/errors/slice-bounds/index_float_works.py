import jax
import jax.numpy as jnp


@jax.jit
def middle(x, i):
    return x[i.astype(int)]


print(middle(jnp.arange(5), 2.0))
