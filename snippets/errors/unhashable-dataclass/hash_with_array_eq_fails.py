from functools import partial

import jax
import jax.numpy as jnp


class Scale:
    def __init__(self, factors):
        self.factors = factors

    def __hash__(self):
        return hash(self.factors.shape)

    def __eq__(self, other):
        return bool((self.factors == other.factors).all())


@partial(jax.jit, static_argnames=["scale"])
def apply(x, scale):
    return (x * scale.factors).sum()


@jax.vmap
def rows(factors):
    return apply(1.0, Scale(factors))


print(rows(jnp.ones((3, 2))))
try:
    rows(jnp.ones((3, 2)))
except ValueError as error:
    print(str(error).split(".")[0])
