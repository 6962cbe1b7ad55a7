import jax
import jax.numpy as jnp


@jax.jit
def scaled(x, scale=None):
    factor = scale if scale is not None else 1.0 / jnp.sqrt(x.size)
    return x * factor


assert jnp.allclose(scaled(jnp.ones(4), 2.0), 2.0)
assert jnp.allclose(scaled(jnp.ones(4)), 0.5)
