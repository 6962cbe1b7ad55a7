# argument: x

import jax
import jax.numpy as jnp


@jax.grad
def energy(x):
    return (x**2).item()  # raises ConcretizationTypeError


jax.jit(energy)(jnp.array([3.0]))
