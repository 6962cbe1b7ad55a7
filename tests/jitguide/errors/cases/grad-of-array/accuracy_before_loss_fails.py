# pasted above its traceback

import jax
import jax.numpy as jnp


def loss_fn(w, x, y):
    scores = x @ w
    accuracy = jnp.mean((scores > 0) == (y > 0))
    loss = jnp.mean(jnp.log1p(jnp.exp(-y * scores)))
    return accuracy, loss


x = jnp.array([[1.0, 2.0], [-1.0, 0.5]])
y = jnp.array([1.0, -1.0])
w = jnp.zeros(2)
for _ in range(20):
    grads = jax.grad(loss_fn)(w, x, y)  # raises TypeError
    w = w - 0.5 * grads
