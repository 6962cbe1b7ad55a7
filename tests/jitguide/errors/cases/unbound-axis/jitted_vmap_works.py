import jax
import jax.numpy as jnp


def center(row, weights):
    return weights * (row - jax.lax.pmean(row, "rows"))


centered = jax.jit(jax.vmap(center, in_axes=(0, None), axis_name="rows"))
out = centered(jnp.eye(3), jnp.ones(3))
assert jnp.allclose(out.mean(axis=0), 0, atol=1e-6)
