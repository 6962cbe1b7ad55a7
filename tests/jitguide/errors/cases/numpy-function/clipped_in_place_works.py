import jax
import jax.numpy as jnp


@jax.jit
def step(w, gradient):
    w = w - 0.5 * gradient
    w = jnp.clip(w, -1, 1)
    return w


assert step(jnp.array([5.0, 0.25]), jnp.ones(2)).tolist() == [1.0, -0.25]
