# argument: grad
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def clipped(grad):
    norm = jnp.sqrt(jnp.vdot(grad, grad)).item()  # raises ConcretizationTypeError
    return grad * min(1.0, 2.0 / norm)


clipped(jnp.array([3.0, 4.0]))
