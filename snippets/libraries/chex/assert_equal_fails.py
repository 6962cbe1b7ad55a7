import chex
import jax
import jax.numpy as jnp


@chex.chexify
@jax.jit
def check(x):
    chex.assert_equal(x, 0)  # raises TracerBoolConversionError
    return x


check(jnp.array(0))
