import jax
import jax.numpy as jnp


@jax.jit
def crop(x):
    half = jnp.floor(x.shape[0] / 2)
    return x[: int(half)]  # raises ConcretizationTypeError


print(crop(jnp.arange(5)))
