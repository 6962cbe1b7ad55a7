import jax
import jax.numpy as jnp


@jax.jit
def ramp(n):
    return jnp.arange(int(n))  # raises ConcretizationTypeError


print(ramp(jnp.array(3)))
