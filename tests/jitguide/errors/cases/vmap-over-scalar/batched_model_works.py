import jax
import jax.numpy as jnp


def height(params, t):
    return params["start"] + params["speed"] * t


heights = jax.vmap(height, in_axes=(None, 0))

params = {"start": 10.0, "speed": -2.0}
times = jnp.arange(3.0)
print(heights(params, times))
assert heights(params, times).tolist() == [10.0, 8.0, 6.0]
