# pasted above its traceback

import jax
import jax.numpy as jnp

kept = {}


def remember(value):
    kept["mean"] = value * 2


@jax.jit
def forward(x):
    remember(x.mean())
    return x.sum()


@jax.jit
def scaled(x, mean):
    return x / mean


total = forward(jnp.ones(3))
y = scaled(jnp.ones(3), kept["mean"])  # raises UnexpectedTracerError
