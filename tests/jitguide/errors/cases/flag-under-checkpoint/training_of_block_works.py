import jax
import jax.numpy as jnp


def block(w, x, train):
    y = jnp.tanh(w * x)
    if train:
        y = 0.5 * y
    return y


def loss(w, x):
    return jnp.sum(jax.checkpoint(block, static_argnums=(2,))(w, x, True))


slope = jax.grad(loss)(0.0, jnp.ones(2))
assert slope == 1.0
