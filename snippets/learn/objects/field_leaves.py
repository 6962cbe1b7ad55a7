# needs jax >= 0.4.38
from dataclasses import dataclass, field

import jax


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Signal:
    samples: list
    width: int = field(metadata={"static": True})


leaves, structure = jax.tree.flatten(Signal([0.0, 6.0], width=2))
print("leaves:   ", leaves)
print("structure:", structure)
