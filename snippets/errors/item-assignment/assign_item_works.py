import jax
import jax.numpy as jnp


@jax.jit
def reset(x):
    return x.at[0].set(0.0)


print(reset(jnp.ones(3)))
