import jax
import jax.numpy as jnp


def body(w, i):
    loss = jnp.sum(w**2) + i
    history_now = loss
    return w * 0.5, history_now


w, history = jax.lax.scan(body, jnp.ones(2), jnp.arange(0, 2))
assert w.tolist() == [0.25, 0.25]
assert history.tolist() == [2.0, 1.5]
