import jax
import jax.numpy as jnp


@jax.jit
def moved(params, steps):
    return jax.tree.map(lambda p, s: p - s, params, steps)  # raises TypeError


params = {"weights": jnp.ones(2), "frozen": jnp.ones(2)}
new = moved(params, {"weights": jnp.ones(2), "frozen": None})
