import jax
import jax.numpy as jnp


@jax.jit
def reset(x):
    x[0] = 0.0  # raises TypeError
    return x


print(reset(jnp.ones(3)))
