import jax
import jax.numpy as jnp


@jax.jit
def decayed(w, step):
    return jnp.multiply(w, jnp.where(step < 100, 0.1, 0.01))


assert jnp.allclose(decayed(jnp.ones(2), 5), 0.1)
