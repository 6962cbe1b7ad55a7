import jax
import jax.numpy as jnp


def measured(x):
    return {"mean": x.mean(), "largest": x.max()}


def report(x, ready):
    empty = {"mean": jnp.float32(0.0)}
    return jax.lax.cond(ready, lambda: measured(x), lambda: empty)  # raises TypeError


report(jnp.array([1.0, 3.0]), True)
