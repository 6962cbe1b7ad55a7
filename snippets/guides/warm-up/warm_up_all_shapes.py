import functools
from itertools import product

import jax
import jax.numpy as jnp

BATCHES = (1, 8, 32)


@functools.partial(jax.jit, static_argnames=["train"])
def forward(weights, x, train):
    print("tracing for", x.shape, "train =", train)
    y = x @ weights
    return y * 0.5 if train else y


def warm_up(weights):
    for batch, train in product(BATCHES, (True, False)):
        jax.block_until_ready(forward(weights, jnp.zeros((batch, 3)), train=train))


weights = jnp.eye(3)
warm_up(weights)
print("ready")
for batch in (8, 32, 1):
    forward(weights, jnp.ones((batch, 3)), train=False)
print("served")
