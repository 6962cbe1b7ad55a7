import jax
import jax.numpy as jnp

rows = []


def doubled(x):
    rows.append(x)
    return 2 * x


jax.vmap(doubled)(jnp.ones(2))
rows[0] + 1  # raises UnexpectedTracerError
