import jax
import jax.numpy as jnp


@jax.jit
def dot(a, b):
    return jax.lax.scan(lambda c, ab: (c + ab[0] * ab[1], None), 0.0, (a, b))[
        0
    ]  # raises ValueError


dot(jnp.ones(3), jnp.ones(4))
