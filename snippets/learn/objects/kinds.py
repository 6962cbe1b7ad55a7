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
    count: int = field(metadata={"static": True})


@jax.jit
def describe(step):
    for name in ("rate", "sizes", "mask", "name", "count"):
        leaves = jax.tree_util.tree_leaves(getattr(step, name))
        traced = any(isinstance(leaf, jax.core.Tracer) for leaf in leaves)
        print(f"{name:6} {'traced' if traced else 'static'}")


describe(Step(rate=0.1, sizes=(2, 3), mask=None, name="adam", count=4))
