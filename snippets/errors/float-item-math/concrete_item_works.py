import jax
import jax.numpy as jnp


@jax.jit
def normalise(x):
    return x / x.max()


print(normalise(jnp.array([1.0, 4.0])))
