# fails: jit
import jax.numpy as jnp


def Config(scale, shift, limit=None):
    return {"scale": scale, "shift": shift, "limit": limit}


def apply(x, config):
    y = config["scale"] * x + config["shift"]
    if config["limit"] is not None:
        y = jnp.clip(y, -config["limit"], config["limit"])
    return y
