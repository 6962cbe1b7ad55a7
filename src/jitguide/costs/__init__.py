"""What `jax.jit` costs: measure its steps, and show the figures as a chart and a table.

Made for the notebook *What it costs*. Names are imported on first use: a site that only draws
recorded figures imports no JAX.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jitguide.costs.figure import Figure as Figure
    from jitguide.costs.machine import this_machine as this_machine
    from jitguide.costs.measure import NO_JIT as NO_JIT
    from jitguide.costs.measure import calls as calls
    from jitguide.costs.measure import first_calls as first_calls
    from jitguide.costs.measure import quickly as quickly
    from jitguide.costs.measure import steps as steps

# public name -> the module that defines it
_EXPORTS = {
    "Figure": "figure",
    "this_machine": "machine",
    "NO_JIT": "measure",
    "calls": "measure",
    "first_calls": "measure",
    "quickly": "measure",
    "steps": "measure",
}

__all__ = [*_EXPORTS]


def __getattr__(name: str) -> Any:
    """Import a public name from its module when it is first asked for."""
    if name not in _EXPORTS:
        raise AttributeError(f"module 'jitguide.costs' has no attribute {name!r}")
    return getattr(import_module(f"jitguide.costs.{_EXPORTS[name]}"), name)
