# on other versions: function-argument
# argument: method.start

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Method(NamedTuple):
    start: Callable[[jax.Array], jax.Array]
    step: Callable[[jax.Array], jax.Array]


method = Method(jnp.zeros_like, jnp.cos)


@jax.jit
def iterate(method, x):
    return method.step(method.start(x))


iterate(method, jnp.ones(2))  # raises TypeError
