import jax
import jax.numpy as jnp


@jax.jit
def adapt(step, rate):
    return step * jnp.where(rate < 0.44, 0.9, 1.1)


print(adapt(1.0, 0.3), adapt(1.0, 0.5))
