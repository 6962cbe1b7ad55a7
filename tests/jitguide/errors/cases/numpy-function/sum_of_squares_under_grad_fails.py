import jax
import jax.numpy as jnp
import numpy as np

jax.grad(lambda w: np.sum(np.square(w)))(jnp.ones(2))  # raises TracerArrayConversionError
