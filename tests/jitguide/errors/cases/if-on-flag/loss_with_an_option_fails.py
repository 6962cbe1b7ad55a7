# argument: train

import jax
import jax.numpy as jnp


def scaled(x, keep_all):
    return x if keep_all else 0.5 * x


def loss(weights, xs, train):
    ys = scaled(xs, keep_all=not train)  # raises TracerBoolConversionError
    return jnp.mean((ys @ weights) ** 2)


@jax.jit
def update(weights, xs, train):
    error, slope = jax.value_and_grad(loss)(weights, xs, train)
    return weights - 0.1 * slope, error


weights, error = update(jnp.ones(2), jnp.ones((3, 2)), True)
