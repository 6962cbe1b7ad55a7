import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.checkpoint, static_argnums=(3,))
def block(layer, h, keep, train):
    y = jnp.tanh(layer["w"] * h)
    if train:
        y = y * keep
    return h + y


def loss(layers, x, keep):
    for layer in layers:
        x = block(layer, x, keep, True)
    return jnp.sum(x)


layers = [{"w": jnp.zeros(2)}, {"w": jnp.zeros(2)}]
slopes = jax.grad(loss)(layers, jnp.ones(2), 0.5)
assert [layer["w"].tolist() for layer in slopes] == [[0.5, 0.5]] * 2
