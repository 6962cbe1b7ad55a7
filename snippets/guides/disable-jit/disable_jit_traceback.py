import traceback

import jax
import jax.numpy as jnp


@jax.jit
def pairs(x):
    return jnp.reshape(x, (2, 2))


for setting in ("auto", "off"):
    jax.config.update("jax_traceback_filtering", setting)
    try:
        pairs(jnp.ones(3))
    except TypeError as error:
        frames = traceback.extract_tb(error.__traceback__)
        mine = [frame.name for frame in frames if frame.filename == __file__]
        inside = any(frame.name == "cache_miss" for frame in frames)
        print(f"{setting}: my frames {mine}, frames of jit itself: {inside}")
