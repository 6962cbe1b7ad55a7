from functools import partial

import jax
import jax.numpy as jnp


def apply(weights, x):
    return weights["w"] @ x


weights = {"w": jnp.arange(10_000.0).reshape(100, 100)}
x = jnp.ones(100)
inside = jax.jit(partial(apply, weights))
outside = partial(jax.jit(apply), weights)
print("inside: ", len(inside.lower(x).as_text()) // 1000, "kB of program,", inside(x)[0])
without = jax.jit(apply).lower(weights, x)
print("outside:", len(without.as_text()) // 1000, "kB of program,", outside(x)[0])
weights["w"] = jnp.zeros((100, 100))
print("new weights:", inside(x)[0], outside(x)[0])
