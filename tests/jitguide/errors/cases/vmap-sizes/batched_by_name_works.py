import jax
import jax.numpy as jnp


def apply(weights, x):
    return weights @ x


batched = jax.vmap(apply, in_axes=(0, None))
assert batched(jnp.ones((4, 3)), jnp.ones(3)).shape == (4,)
