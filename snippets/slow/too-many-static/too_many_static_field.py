# needs jax >= 0.4.38
from dataclasses import dataclass, field

import jax


@jax.tree_util.register_dataclass
@dataclass
class Square:
    side: float
    name: str = field(metadata={"static": True})


@jax.jit
def area(square):
    print("tracing for", square.name)
    return square.side**2


for name in ("a", "b", "c"):
    area(Square(2.0, name))
