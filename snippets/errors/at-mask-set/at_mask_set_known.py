import jax
import jax.numpy as jnp

border = jnp.array([True, False, False, True])


@jax.jit
def clear_border(x):
    return x.at[border].set(0)


print(clear_border(jnp.ones(4)))
