import jax
import jax.numpy as jnp


@jax.jit
def positive_part(x):
    return jax.lax.select(x > 0, x, 0.0)  # raises TypeError


print(positive_part(jnp.array([1.0, -2.0])))
