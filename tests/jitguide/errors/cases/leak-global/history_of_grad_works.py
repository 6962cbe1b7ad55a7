import jax
import jax.numpy as jnp

history = []


def loss_fn(w, x):
    loss = jnp.sum((x * w) ** 2)
    return loss, loss


w = jnp.ones(2)
for _ in range(2):
    g, loss = jax.grad(loss_fn, has_aux=True)(w, 0.5)
    history.append(loss)
    w = w - g
assert jnp.stack(history).tolist() == [0.5, 0.125]
