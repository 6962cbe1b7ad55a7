import jax
import jax.numpy as jnp


def stretch(x):
    return jnp.repeat(x, x[2])  # raises ConcretizationTypeError


x = jnp.arange(3)
print(stretch(x))
print(jax.jit(stretch)(x))
