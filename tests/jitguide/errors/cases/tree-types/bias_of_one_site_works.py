import jax
import jax.numpy as jnp


def layer(size, offset=True):
    params = {"dense": {"scale": jnp.ones(size)}}
    if offset:
        params["dense"]["offset"] = jnp.zeros(size)
    return params


size = 2
plain = layer(size, offset=False)
plain["dense"] = {**plain["dense"], "offset": jnp.zeros(size)}
sites = [layer(size), plain]
mean = jax.tree.map(lambda a, b: (a + b) / 2, *sites)
assert mean["dense"]["offset"].tolist() == [0, 0]
