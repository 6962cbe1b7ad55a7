import jax
import jax.numpy as jnp


@jax.jit
def magnitude(x):
    return x.at[x < 0].set(jnp.abs(x[x < 0]))  # raises NonConcreteBooleanIndexError


magnitude(jnp.array([-1.0, 2.0]))
