import jax
import jax.numpy as jnp


@jax.jit
def distance(x):
    return x if x > 0 else -x  # raises ValueError


print(distance(jnp.array([-1.0, 2.0])))
