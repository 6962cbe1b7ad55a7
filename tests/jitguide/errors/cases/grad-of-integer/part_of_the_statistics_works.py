from typing import NamedTuple

import jax
import jax.numpy as jnp


class Fit(NamedTuple):
    slope: jax.Array
    seen: jax.Array


def error(fit, x, y):
    return jnp.sum((fit.slope * x - y) ** 2)


fit = Fit(jnp.array(1.0), jnp.array(3))
change = jax.grad(error, allow_int=True)(fit, 2.0, 6.0).slope
assert change == -16
