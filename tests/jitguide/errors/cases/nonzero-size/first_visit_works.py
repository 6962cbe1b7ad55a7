import jax
import jax.numpy as jnp


@jax.jit
def first_visit(counts):
    return jnp.nonzero(counts, size=1)[0][0]


assert first_visit(jnp.array([0, 2, 5, 1])) == 1
