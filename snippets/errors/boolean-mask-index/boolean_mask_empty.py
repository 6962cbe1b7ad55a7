import jax
import jax.numpy as jnp


@jax.jit
def masked_mean(values, mask):
    return values.mean(where=mask)


values = jnp.array([1.0, 2.0])
print(masked_mean(values, jnp.array([False, False])))
