from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@dataclass(frozen=True)
class Config:
    width: int


def make(number, table, array):
    @partial(jax.jit, static_argnames=["config"])
    def look(x, config, rate=0.1):
        for name, value in {
            "field of a static dataclass": config.width,
            "number in a closure": number,
            "NumPy array in a closure": table,
            "jnp array in a closure": array,
            "one element of it": array[0],
            "argument with a default": rate,
        }.items():
            traced = isinstance(value, jax.core.Tracer)
            print(f"{'traced' if traced else 'static'}  {name}")
        return x

    return look


look = make(2.0, np.arange(3), jnp.arange(3))
print("rate is passed")
look(1.0, Config(3), 0.1)
print("rate is left out")
look(1.0, Config(3))
