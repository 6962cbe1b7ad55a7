import jax
import jax.numpy as jnp


@jax.jit
def normalize(x):
    return x / x.max()


print(normalize(jnp.array([1.0, 4.0])))
