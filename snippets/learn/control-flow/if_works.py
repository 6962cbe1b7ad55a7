import jax
import jax.numpy as jnp


@jax.jit
def adapt(step, rate):
    return jnp.where(rate < 0.44, step * 0.9, step * 1.1)


print(adapt(1.0, 0.3))
