# argument: model.init
# pasted above its traceback

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Dense(NamedTuple):
    init: Callable
    apply: Callable


@jax.jit
def forward(model, w, x):
    return model.apply(w, x)


dense = Dense(lambda n: jnp.eye(n), lambda w, x: x @ w)
y = forward(dense, dense.init(2), jnp.ones(2))  # raises TypeError
