from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Options:
    width: int
    mode: str


def pad(x, options):
    print("tracing with", options)
    return jnp.pad(x, options.width, mode=options.mode)


pad = jax.jit(pad, static_argnames=["options"])
from_a_file = {"width": 2, "mode": "wrap"}
print(pad(jnp.arange(2), options=Options(**from_a_file)))
print(pad(jnp.arange(2), options=Options(**from_a_file)))
