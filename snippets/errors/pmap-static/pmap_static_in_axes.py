import jax
import jax.numpy as jnp


def scale(row, n):
    print("n is traced:", isinstance(n, jax.core.Tracer))
    return row * n


print(jax.pmap(scale, in_axes=(0, None))(jnp.ones((1, 2)), 3))
