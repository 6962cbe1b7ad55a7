# argument: cfg['mode']
# on other versions: string-argument
# pasted above its traceback

import jax
import jax.numpy as jnp


def chosen(size):
    return "mean" if size > 3 else "max"


@jax.jit
def pooled(x, cfg):
    pool = jnp.mean if cfg["mode"] == "mean" else jnp.max
    return cfg["scale"] * pool(x)


out = pooled(jnp.arange(4.0), {"mode": chosen(4), "scale": 2.0})  # raises TypeError
