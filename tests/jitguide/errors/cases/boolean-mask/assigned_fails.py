import jax
import jax.numpy as jnp


@jax.jit
def roots(x):
    y = jnp.zeros_like(x)
    y[x > 0] = jnp.sqrt(x[x > 0])  # raises NonConcreteBooleanIndexError
    return y


roots(jnp.array([-1.0, 4.0]))
