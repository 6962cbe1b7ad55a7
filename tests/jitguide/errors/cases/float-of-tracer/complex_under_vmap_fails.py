import jax
import jax.numpy as jnp

jax.vmap(lambda x: complex(x))(jnp.ones(3))  # raises ConcretizationTypeError
