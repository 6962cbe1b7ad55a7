import jax
import jax.numpy as jnp


def tick(stats, x):
    mean = 0.5 * (stats["mean"] + x)
    return {"mean": mean, "var": (x - mean) ** 2}, mean


start = {"mean": jnp.zeros(())}
stats, means = jax.lax.scan(tick, {**start, "var": 0.0}, jnp.ones(3))
assert means.tolist() == [0.5, 0.75, 0.875] and stats["var"] == 0.015625
