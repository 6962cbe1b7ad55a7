from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["names"])
def keep(weights, names):
    print("tracing for", sorted(names))
    return {name: w if name in names else jnp.zeros_like(w) for name, w in weights.items()}


weights = {"w": jnp.ones(3), "b": jnp.ones(2)}
print(keep(weights, names=frozenset({"w"})))
print(keep(weights, names=frozenset({"w", "b"})))
