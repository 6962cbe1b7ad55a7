import contextlib
import os
from functools import partial

import jax
import jax.numpy as jnp

mode = {"training": False}


@contextlib.contextmanager
def training():
    mode["training"] = True
    try:
        yield
    finally:
        mode["training"] = False


@partial(jax.jit, static_argnames="training")
def _layer(x, bias, *, training):
    return (x * 0.5 if training else x) + bias


def layer(x):
    bias = float(os.environ.get("BIAS", "0"))
    return _layer(x, bias, training=mode["training"])


x = jnp.array(4.0)
print(layer(x))
os.environ["BIAS"] = "1"
with training():
    print(layer(x))
print(layer(x))
