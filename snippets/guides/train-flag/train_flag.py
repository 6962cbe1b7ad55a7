import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["train"])
def forward(weights, x, key, *, train):
    print("tracing with train =", train)
    hidden = jnp.tanh(x @ weights)
    if train:
        keep = jax.random.bernoulli(key, 0.5, hidden.shape)
        hidden = jnp.where(keep, hidden / 0.5, 0.0)
    return hidden


weights, x, key = jnp.eye(3), jnp.ones((2, 3)), jax.random.key(0)
for step in range(3):
    key, now = jax.random.split(key)
    forward(weights, x, now, train=True)
print(forward(weights, x, key, train=False))
