# pasted above its traceback
from functools import partial

import jax
import jax.numpy as jnp

network = {"widths": [3, 3], "power": 2}


def loss_of(params, x, network):
    h = x
    for number, width in enumerate(network["widths"]):
        h = h[:width] * params[number]
    return jnp.sum(h ** network["power"])


@partial(jax.jit, static_argnames=("network",))
def update(params, x, network):
    loss, grads = jax.value_and_grad(loss_of)(params, x, network)
    return [p - 0.1 * g for p, g in zip(params, grads)], loss


params = [jnp.ones(3), jnp.ones(3)]
x = jnp.array([0.0, 0.5, 1.0])
for _ in range(2):
    params, loss = update(params, x, network)  # raises ValueError
