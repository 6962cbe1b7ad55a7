import jax
import jax.numpy as jnp


@jax.jit
def smooth(series, place):
    left = jnp.maximum(place - 1, 0)
    right = jnp.minimum(place + 2, series.shape[0])
    inside = (jnp.arange(series.shape[0]) >= left) & (jnp.arange(series.shape[0]) < right)
    window = series
    return window.mean(where=inside)


series = jnp.array([1.0, 3.0, 8.0])
assert (smooth(series, 2), smooth(series, 1), smooth(series, 0)) == (5.5, 4.0, 2.0)
