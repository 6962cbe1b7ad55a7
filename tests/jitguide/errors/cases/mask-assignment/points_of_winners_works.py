import jax
import jax.numpy as jnp


@jax.jit
def settle(points, margins):
    over = margins != 0
    return jnp.where(over, points + jnp.sign(margins), points).astype(points.dtype)


assert settle(jnp.array([0, 2, 5]), jnp.array([3, 0, -4])).tolist() == [1, 2, 4]
