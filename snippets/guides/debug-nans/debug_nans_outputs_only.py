import jax
import jax.numpy as jnp


@jax.jit
def replaced(x):
    return jnp.where(x > 0, jnp.log(x), 0.0)


with jax.debug_nans(True):
    print("a NaN that is not returned:", replaced(-1.0))
    try:
        jax.jit(jnp.log)(-1.0)
    except FloatingPointError as error:
        print("a NaN that is returned:", type(error).__name__)
    with jax.debug_nans(False):
        print("switched off:", jax.jit(jnp.log)(-1.0))
