import jax
import jax.numpy as jnp


@jax.jit
def fill(x):
    return x.at[0].set(1.5)


print(fill(jnp.zeros(3)))
print(fill(jnp.zeros(3, int).astype(float)))
