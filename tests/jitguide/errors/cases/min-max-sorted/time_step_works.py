import jax
import jax.numpy as jnp


@jax.jit
def time_step(u, c, nu):
    speed = jnp.max(jnp.stack([jnp.abs(u).max(), c, nu / 0.1, 1.0]), axis=0)
    return 0.05 / speed


assert jnp.allclose(time_step(jnp.array([1.0, -2.0]), 0.3, 0.9), 0.05 / 9)
