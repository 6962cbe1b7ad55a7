import jax
import jax.numpy as jnp


def descend(i, carry):
    losses, w = carry
    loss = w**2
    losses = losses.at[i].set(loss)
    return losses, w - 0.5 * w


losses = jnp.zeros(4, jnp.float32)
losses, _ = jax.lax.fori_loop(0, 4, descend, (losses, 8.0))
assert losses.tolist() == [64.0, 16.0, 4.0, 1.0]
