import jax
import jax.numpy as jnp


@jax.jit
def score(read, quality):
    wrong = (read != 0).sum()
    return quality - jnp.array([0.0, 1.0, 3.0, 9.0])[wrong]


assert score(jnp.array([0, 1, 1]), 30.0) == 27.0
assert score(jnp.ones(5, int), 30.0) == 21.0
