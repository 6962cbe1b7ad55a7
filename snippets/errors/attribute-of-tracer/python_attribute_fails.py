import jax
import jax.numpy as jnp


@jax.jit
def to_numpy(x):
    return x.numpy()  # raises AttributeError


print(to_numpy(jnp.ones(2)))
