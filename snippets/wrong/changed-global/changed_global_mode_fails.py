import contextlib
import os

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


@jax.jit
def layer(x):
    return (x * 0.5 if mode["training"] else x) + float(os.environ.get("BIAS", "0"))


x = jnp.array(4.0)
print(layer(x))
os.environ["BIAS"] = "1"
with training():
    print(layer(x))
    print(layer(jnp.array([4.0])))
print(layer(jnp.array([4.0])))
