import jax
import jax.numpy as jnp
import numpy as np

losses = []


def loss_fn(w, x):
    loss = jnp.sum((x * w) ** 2)
    return loss, loss


w = jnp.ones(2)
for _ in range(2):
    g, loss = jax.grad(loss_fn, has_aux=True)(w, 0.5)
    losses.append(loss)
    w = w - g
assert np.array(losses).tolist() == [0.5, 0.125]
