import jax
import jax.numpy as jnp


@jax.jit
def entropy(p):
    scaled = p / p.sum()
    safe = jnp.where(scaled != 0, scaled, 1.0)
    return -(scaled * jnp.log(safe)).sum()


with jax.debug_nans(True):
    print(entropy(jnp.array([0.5, 0.5])))
    print(entropy(jnp.array([0.0, 1.0])) + 0.0)
