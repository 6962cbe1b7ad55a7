import jax
import jax.numpy as jnp
import numpy as np


def first_exit(speed, steps):
    out, done = -1, jnp.array(False)
    place = 0.0
    for t in range(steps):
        place = place + speed * jnp.cos(0.4 * t)
        out = jnp.where((jnp.abs(place) > 2.0) & ~done, t, out)
        done = done | (jnp.abs(place) > 2.0)
    return out


speeds = [0.1, 1.5, 3.0]
places = [np.abs(speed * np.cumsum(np.cos(0.4 * np.arange(9)))) for speed in speeds]
expected = [int(np.argmax(place > 2)) if (place > 2).any() else -1 for place in places]
assert jax.vmap(first_exit, in_axes=(0, None))(jnp.array(speeds), 9).tolist() == expected
assert expected == [-1, 1, 0]
