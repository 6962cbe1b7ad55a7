import jax
import jax.numpy as jnp


@jax.jit
def settle(points, margins):
    over = margins != 0
    return points.at[over].add(jnp.sign(margins[over]))  # raises NonConcreteBooleanIndexError


settle(jnp.array([0, 2, 5]), jnp.array([3, 0, -4]))
