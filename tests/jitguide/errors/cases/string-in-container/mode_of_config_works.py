import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["mode"])
def pooled(x, cfg, mode):
    if mode == "mean":
        return cfg["scale"] * jnp.mean(x)
    return cfg["scale"] * jnp.max(x)


cfg = {"mode": "mean", "scale": 2.0}
print(
    pooled(
        jnp.arange(4.0),
        {key: value for key, value in cfg.items() if key != "mode"},
        mode=cfg["mode"],
    )
)
assert pooled(jnp.arange(4.0), {"scale": 2.0}, mode="mean") == 3.0
