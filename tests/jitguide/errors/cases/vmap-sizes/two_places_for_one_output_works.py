import jax
import jax.numpy as jnp


def scaled(row, by):
    return row * by


result = jax.vmap(scaled, out_axes=1)(jnp.ones((3, 2)), jnp.arange(3.0))
assert result.tolist() == [[0.0, 1.0, 2.0]] * 2
