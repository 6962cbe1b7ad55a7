from dataclasses import dataclass, replace
from functools import partial

import jax


@dataclass(frozen=True)
class Offset:
    value: int


@partial(jax.jit, static_argnames=["offset"])
def add(x, offset):
    print("tracing with", offset.value)
    return x + offset.value


offset = Offset(100)
print(add(1, offset=offset))
offset = replace(offset, value=0)
print(add(1, offset=offset))
print(add(1, offset=Offset(100)))
