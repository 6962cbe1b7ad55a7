# pasted above its traceback

from typing import NamedTuple

import jax
import jax.numpy as jnp


class Search(NamedTuple):
    x: jax.Array
    tries: jax.Array


def kept(search, x):
    return Search(search.x, search.tries + 1.0)


def taken(search, x):
    return Search(x, search.tries + 1)


@jax.jit
def attempt(search, x):
    return jax.lax.cond(jnp.cos(x) < jnp.cos(search.x), taken, kept, search, x)  # raises TypeError


search = attempt(Search(jnp.array(1.0), jnp.array(0)), 2.0)
