import jax
import jax.numpy as jnp


@jax.jit
def decoded(x):
    count = jnp.max(jnp.array([2, 3]))
    return jnp.concatenate([x] * count)  # raises TypeError


decoded(jnp.ones(1))
