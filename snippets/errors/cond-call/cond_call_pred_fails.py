import jax
import jax.numpy as jnp


@jax.jit
def relu(x):
    return jax.lax.cond(x > 0, lambda v: v, lambda v: v * 0, x)  # raises TypeError


print(relu(jnp.array([3.0, -1.0])))
