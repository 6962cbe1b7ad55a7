import jax
import jax.numpy as jnp


@jax.jit
def grid(stop, num):
    return jnp.linspace(0.0, stop, num)  # raises ConcretizationTypeError


grid(1.0, 5)
