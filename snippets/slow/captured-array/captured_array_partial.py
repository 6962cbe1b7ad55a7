from functools import partial

import jax
import jax.numpy as jnp


def apply(weights, x):
    return weights["w"] @ x


weights = {"w": jnp.arange(10_000.0).reshape(100, 100)}
x = jnp.ones(100)
inside = jax.jit(partial(apply, weights))
outside = partial(jax.jit(apply), weights)
print("inside: ", len(inside.lower(x).as_text()) > 40_000, inside(x)[0])
print("outside:", len(jax.jit(apply).lower(weights, x).as_text()) > 40_000, outside(x)[0])
weights["w"] = jnp.zeros((100, 100))
print("new weights:", inside(x)[0], outside(x)[0])
