import jax
import jax.numpy as jnp


def replaced(x):
    return jnp.where(x > 0, jnp.log(x), 0.0)  # raises FloatingPointError


with jax.debug_nans(True):
    print("with jit:", jax.jit(replaced)(-1.0))
    print("without jit:", replaced(-1.0))
