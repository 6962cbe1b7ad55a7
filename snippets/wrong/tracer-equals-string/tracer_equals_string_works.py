from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["how"])
def reduce(x, how):
    print('how == "mean" is', how == "mean")
    if how == "mean":
        return x.mean()
    return x.sum()


x = jnp.array([1.0, 2.0, 3.0])
print("the mean:", reduce(x, how="mean"))
print("the sum: ", reduce(x, how="sum"))
