# argument: train

import jax
import jax.numpy as jnp


def block(w, x, train):
    y = jnp.tanh(w * x)
    if train:  # raises TracerBoolConversionError
        y = 0.5 * y
    return y


block = jax.checkpoint(block)


def loss(w, x, train):
    return jnp.sum(block(w, x, train))


slope = jax.grad(loss)(0.0, jnp.ones(2), True)
