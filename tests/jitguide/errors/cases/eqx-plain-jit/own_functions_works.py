from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Method(NamedTuple):
    start: Callable[[jax.Array], jax.Array]
    step: Callable[[jax.Array], jax.Array]


method = Method(jnp.zeros_like, jnp.cos)


@jax.jit
def iterate(x):
    return method.step(method.start(x))


assert iterate(jnp.ones(2))[0] == 1
