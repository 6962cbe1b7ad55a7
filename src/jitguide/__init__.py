"""The companion package of *Traced or Static? - the field guide to jax.jit*.

Every name is imported on first use, so that commands that need no JAX start without it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jitguide.problems.cells import check as check
    from jitguide.retraces import HazardWarning as HazardWarning
    from jitguide.retraces import Watched as Watched
    from jitguide.retraces import assert_traces as assert_traces
    from jitguide.retraces import watch as watch
    from jitguide.retraces import watching as watching
    from jitguide.tile import jit_with_static_n as jit_with_static_n
    from jitguide.trace.recorder import record_trace as record_trace

__version__ = "0.1.0"

# public name -> the module that defines it
_EXPORTS = {
    "check": "jitguide.problems.cells",
    "jit_with_static_n": "jitguide.tile",
    "record_trace": "jitguide.trace.recorder",
    "HazardWarning": "jitguide.retraces",
    "Watched": "jitguide.retraces",
    "assert_traces": "jitguide.retraces",
    "watch": "jitguide.retraces",
    "watching": "jitguide.retraces",
}

__all__ = ["__version__", *_EXPORTS]


def __getattr__(name: str) -> Any:
    """Import a public name from its module when it is first asked for."""
    if name not in _EXPORTS:
        raise AttributeError(f"module 'jitguide' has no attribute {name!r}")
    return getattr(import_module(_EXPORTS[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_EXPORTS])
