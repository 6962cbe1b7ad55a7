import jax
import jax.numpy as jnp


@jax.jit
def first_half(x):
    return jnp.zeros(x.shape[0] / 2)  # raises TypeError


print(first_half(jnp.ones(4)))
