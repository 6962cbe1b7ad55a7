import jax
import jax.numpy as jnp


@jax.jit
def place(x):
    return jnp.zeros(3, device=x.devices().pop())  # raises ConcretizationTypeError


print(place(jnp.ones(3)))
