import jax
import jax.numpy as jnp


@jax.jit
def below(counts, target):
    total = 0
    for i in range(3):
        total = jnp.where(counts[i] < target, total + counts[i], total)
    return total


total = below(jnp.array([1, 5, 2]), 4)
assert total == 3
