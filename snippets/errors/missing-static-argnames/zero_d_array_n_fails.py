import jax
import jax.numpy as jnp


def ramp(n):
    return jnp.arange(int(n))  # raises ConcretizationTypeError


ramp = jax.jit(ramp)
n = jnp.array(3)
print(ramp(n))
