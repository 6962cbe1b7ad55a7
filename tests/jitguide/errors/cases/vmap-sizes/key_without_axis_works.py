import jax
import jax.numpy as jnp


def shifted(item):
    return item["gain"] * item["x"] + item["offset"]


items = {"x": jnp.arange(3.0), "gain": jnp.array(2.0), "offset": jnp.array(1.0)}
rows_of = jax.vmap(shifted, in_axes=({"x": 0, "gain": None, "offset": None},))
assert rows_of(items).tolist() == [1.0, 3.0, 5.0]
