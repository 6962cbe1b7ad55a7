import jax
import jax.numpy as jnp


@jax.jit
def choose(x):
    return jax.lax.cond(x > 0, lambda x: x, lambda x: -x, x)  # raises TypeError


print(choose(jnp.array([1.0, -2.0])))
