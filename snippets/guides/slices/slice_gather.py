import jax
import jax.numpy as jnp


@jax.jit
def window(x, start):
    return x.at[start + jnp.arange(3)].get(mode="fill", fill_value=-1)


print(window(jnp.arange(10), 8))
