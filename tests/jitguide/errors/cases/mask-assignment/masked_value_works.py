import jax
import jax.numpy as jnp


@jax.jit
def magnitude(x):
    return jnp.where(x < 0, jnp.abs(x), x).astype(x.dtype)


assert magnitude(jnp.array([-1.0, 2.0])).tolist() == [1.0, 2.0]
