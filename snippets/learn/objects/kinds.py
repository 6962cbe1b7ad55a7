# needs jax >= 0.4.38
from dataclasses import dataclass, field

import jax


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Step:
    rate: float
    sizes: tuple
    mask: object
    name: str = field(metadata={"static": True})


@jax.jit
def describe(step):
    print("rate: ", step.rate)
    print("sizes:", step.sizes)
    print("mask: ", step.mask)
    print("name: ", step.name)


describe(Step(rate=0.1, sizes=(2, 3), mask=None, name="adam"))
