import jax
import jax.numpy as jnp


@jax.jit
def choose(x):
    return jnp.where(x > 0, x, -x)


print(choose(jnp.array([1.0, -2.0])))
