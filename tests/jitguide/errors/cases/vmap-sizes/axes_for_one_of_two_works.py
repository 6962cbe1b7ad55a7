import jax
import jax.numpy as jnp


def scaled(row, factor):
    return factor * row.sum()


out = jax.vmap(scaled, in_axes=(0, None))(jnp.ones((3, 2)), 5.0)
print(out)
assert out.tolist() == [10.0, 10.0, 10.0]
