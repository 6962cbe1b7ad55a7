import jax
import jax.numpy as jnp


@jax.jit
def moved(params, steps):
    return jax.tree.map(lambda p, s: p if s is None else p - s, params, steps)


params = {"weights": jnp.ones(2), "frozen": jnp.ones(2)}
new = moved(params, {"weights": jnp.ones(2), "frozen": None})
assert new["weights"].tolist() == [0.0, 0.0]
assert new["frozen"].tolist() == [1.0, 1.0]
