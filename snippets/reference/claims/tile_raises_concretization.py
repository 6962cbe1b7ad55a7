import jax
import jax.numpy as jnp

tile = jax.jit(jnp.tile)

try:
    tile(jnp.ones(2), 3)
except TypeError as error:
    print(type(error).__name__)
    print("a ConcretizationTypeError:", isinstance(error, jax.errors.ConcretizationTypeError))
