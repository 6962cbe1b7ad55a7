import jax
import jax.numpy as jnp


def update(params):
    return 2 * params


params = jnp.ones(3)
new = jax.jit(update)(params)
assert jnp.abs(new - params).sum() == 3.0
