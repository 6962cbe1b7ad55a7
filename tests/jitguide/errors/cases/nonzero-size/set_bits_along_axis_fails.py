import jax.numpy as jnp

bits = jnp.array([[1, 0, 0, 1], [0, 1, 1, 0]])
places = jnp.apply_along_axis(jnp.nonzero, 1, bits)  # raises ConcretizationTypeError
