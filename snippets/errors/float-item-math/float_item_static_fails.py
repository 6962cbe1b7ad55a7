from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["widths"])
def pad(x, widths):
    return jnp.pad(x, widths)


@jax.jit
def double(x):
    return 2 * x


def model(x):
    widths = double(jnp.array([1, 2]))
    return pad(x, tuple(widths.tolist()))  # raises ConcretizationTypeError


print(model(jnp.ones(1)))
print(jax.jit(model)(jnp.ones(1)))
