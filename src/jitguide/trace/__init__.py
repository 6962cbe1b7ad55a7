"""Watch JAX trace a function: line by line, which values are traced, which are static.

``record`` holds the value objects. ``recorder`` traces a function, ``hook`` follows its lines,
``collector`` notes what they show, ``assembler`` makes the recording of it. ``builders`` reads what
JAX has built so far, ``values`` describes variables, ``equations`` and ``dataflow`` read the
jaxpr, ``blame`` finds the culprit of an error. ``text``, ``table`` and
``page`` show a recording; they need no JAX.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jitguide.trace.record import TraceRecord as TraceRecord
    from jitguide.trace.recorder import record_trace as record_trace

_EXPORTS = {
    "TraceRecord": "jitguide.trace.record",
    "record_trace": "jitguide.trace.recorder",
}

__all__ = ["TraceRecord", "record_trace"]


def __getattr__(name: str) -> Any:
    if name not in _EXPORTS:
        raise AttributeError(f"module 'jitguide.trace' has no attribute {name!r}")
    return getattr(import_module(_EXPORTS[name]), name)
