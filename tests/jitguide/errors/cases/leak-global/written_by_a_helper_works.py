import jax
import jax.numpy as jnp


def log_loss(loss):
    return loss * 2


@jax.jit
def train_step(w, x):
    loss = jnp.mean((x @ w) ** 2)
    return w - 0.1 * loss, log_loss(loss)


w, last = train_step(jnp.ones(3), jnp.eye(3))
assert last + 1 == 3
