import jax
import jax.numpy as jnp


@jax.jit
def first_to_zero(x):
    x = x.at[0].set(0.0)
    return x


print(first_to_zero(jnp.array([1.0, 2.0, 3.0])))
