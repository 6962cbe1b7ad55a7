import jax
import jax.numpy as jnp


@jax.jit
def reset(mean, spread):
    mean[0] = spread[0] = 0.0  # raises TypeError
    return mean, spread


print(reset(jnp.ones(2), jnp.ones(3)))
