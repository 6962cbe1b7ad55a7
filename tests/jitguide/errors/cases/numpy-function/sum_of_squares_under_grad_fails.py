import jax
import jax.numpy as jnp
import numpy as np

jax.grad(lambda weights: np.sum(np.square(weights)))(
    jnp.ones(2)
)  # raises TracerArrayConversionError
