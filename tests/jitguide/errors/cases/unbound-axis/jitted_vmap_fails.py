# pasted above its traceback
import jax
import jax.numpy as jnp


def center(row, weights):
    return weights * (row - jax.lax.pmean(row, "rows"))  # raises NameError


centered = jax.jit(jax.vmap(center, in_axes=(0, None)))
print(centered(jnp.eye(3), jnp.ones(3)))
