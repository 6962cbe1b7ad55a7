# needs jax >= 0.4.38
from dataclasses import dataclass, field

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class StaticSolver:
    tolerance: float = field(metadata={"static": True})


@jax.tree_util.register_dataclass
@dataclass
class TracedSolver:
    tolerance: float


@jax.jit
def root(solver, a):
    print("  tracing")

    def unfinished(x):
        return jnp.abs(x * x - a) > jnp.maximum(solver.tolerance, 1e-6) * a

    return jax.lax.while_loop(unfinished, lambda x: 0.5 * (x + a / x), a)


for kind in StaticSolver, TracedSolver:
    print(kind.__name__)
    for tolerance in (1e-1, 1e-2, 1e-5):
        print(f"  {tolerance}: {root(kind(tolerance), 2.0):.6f}")
