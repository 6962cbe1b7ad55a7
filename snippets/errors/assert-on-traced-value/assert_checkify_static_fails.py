import jax
import jax.numpy as jnp
from jax.experimental import checkify


def reduced(x, kind):
    checkify.check(jnp.isfinite(x).all(), "not finite")
    return x.sum() if kind == "sum" else x.mean()


checked = jax.jit(checkify.checkify(reduced), static_argnames=["kind"])
print(checked(jnp.ones(2), kind="sum")[1])
print(checked(jnp.ones(2), "sum")[1])  # raises TypeError
