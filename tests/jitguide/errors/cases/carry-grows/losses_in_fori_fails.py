# pasted above its traceback
import jax
import jax.numpy as jnp


def descend(i, carry):
    losses, w = carry
    loss = w**2
    losses = jnp.append(losses, loss)
    return losses, w - 0.5 * w


losses = jnp.zeros(0)
losses, _ = jax.lax.fori_loop(0, 4, descend, (losses, 8.0))  # raises TypeError
