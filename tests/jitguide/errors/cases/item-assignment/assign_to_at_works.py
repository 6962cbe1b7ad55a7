import jax
import jax.numpy as jnp


@jax.jit
def put(x):
    x = x.at[0].set(5.0)
    return x


assert put(jnp.zeros(2)).tolist() == [5, 0]
