import jax
import jax.numpy as jnp


@jax.jit
def positive_part(x):
    return jnp.where(x > 0, x, 0), jax.lax.select(x > 0, x, jnp.zeros_like(x))


print(*positive_part(jnp.array([1.0, -2.0])))
