import jax
import jax.numpy as jnp


@jax.jit
def distance(x):
    return jnp.where(x > 0, x, -x)


print(distance(jnp.array([-1.0, 2.0])))
