import jax
import jax.numpy as jnp


@jax.jit
def hinge(margin):
    return jnp.maximum(0.0, 1.0 - margin)


print(hinge(0.3))
