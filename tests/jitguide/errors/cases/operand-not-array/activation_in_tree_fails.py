import jax
import jax.numpy as jnp


def difference(new, old):
    return jax.tree.map(lambda u, v: u - v, new, old)  # raises TypeError


old = {"weights": jnp.zeros(2), "activation": jnp.tanh}
new = {"weights": jnp.ones(2), "activation": jnp.tanh}
step = difference(new, old)
