import jax
import jax.numpy as jnp


def difference(new, old):
    return jax.tree.map(lambda u, v: u if callable(u) else u - v, new, old)


old = {"weights": jnp.zeros(2), "activation": jnp.tanh}
new = {"weights": jnp.ones(2), "activation": jnp.tanh}
step = difference(new, old)
assert step["weights"].tolist() == [1.0, 1.0]
assert step["activation"] is jnp.tanh
