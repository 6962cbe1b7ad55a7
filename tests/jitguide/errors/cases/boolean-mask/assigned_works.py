import jax
import jax.numpy as jnp


@jax.jit
def roots(x):
    y = jnp.zeros_like(x)
    y = jnp.where(x > 0, jnp.sqrt(x), y)
    return y


assert roots(jnp.array([-1.0, 4.0])).tolist() == [0, 2]
