import jax
import jax.numpy as jnp


@jax.jit
def doubled(x):
    return 2 * jnp.asarray(x)


assert jnp.allclose(doubled(jnp.ones(2)), 2.0)
