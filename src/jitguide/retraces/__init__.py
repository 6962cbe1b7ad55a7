"""Why did it retrace? `watch` stands in for `jax.jit` and explains every trace and compile.

Example:
    >>> import jax.numpy as jnp
    >>> from jitguide.retraces import watch
    >>> double = watch(lambda x: x * 2)
    >>> _ = double(jnp.ones(2)), double(jnp.ones(3))
    >>> print(double.why())
    call 2: traced and compiled: x: shape (2,) -> (3,) (against call 1)
"""

from jitguide.retraces.advice import Advice
from jitguide.retraces.asserting import assert_traces
from jitguide.retraces.call import Call
from jitguide.retraces.cause import Cause, Kind
from jitguide.retraces.hazards import Hazard, HazardKind, HazardWarning
from jitguide.retraces.report import Report
from jitguide.retraces.watch import watch
from jitguide.retraces.watched import Watched
from jitguide.retraces.watching import Watching, watching

__all__ = [
    "Advice",
    "Call",
    "Cause",
    "Hazard",
    "HazardKind",
    "HazardWarning",
    "Kind",
    "Report",
    "Watched",
    "Watching",
    "assert_traces",
    "watch",
    "watching",
]
