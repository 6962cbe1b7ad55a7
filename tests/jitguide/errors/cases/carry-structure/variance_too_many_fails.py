import jax
import jax.numpy as jnp


def tick(stats, x):
    mean = 0.5 * (stats["mean"] + x)
    return {"mean": mean, "var": (x - mean) ** 2}, mean


jax.lax.scan(tick, {"mean": jnp.zeros(())}, jnp.ones(3))  # raises TypeError
