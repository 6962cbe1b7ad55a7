import jax
import jax.numpy as jnp


@jax.jit
def mean(x):
    jax.debug.print("x is", x)  # raises ValueError
    return x.mean()


mean(jnp.arange(3.0))
