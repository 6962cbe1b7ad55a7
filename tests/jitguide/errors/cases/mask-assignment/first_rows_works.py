import jax
import jax.numpy as jnp


@jax.jit
def clear(x, mask):
    return x.at[:4].set(jnp.where(mask, 0.0, x[:4]))


assert clear(jnp.ones((6, 3)), jnp.array([True, False, True])).sum() == 10
