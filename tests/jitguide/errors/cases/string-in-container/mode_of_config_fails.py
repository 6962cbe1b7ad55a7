# argument: cfg['mode']
# on other versions: string-argument

import jax
import jax.numpy as jnp


@jax.jit
def pooled(x, cfg):
    if cfg["mode"] == "mean":
        return cfg["scale"] * jnp.mean(x)
    return cfg["scale"] * jnp.max(x)


cfg = {"mode": "mean", "scale": 2.0}
print(pooled(jnp.arange(4.0), cfg))  # raises TypeError
