"""Why did it retrace? `watch` stands in for `jax.jit` and explains every trace and compile.

Example:
    >>> import jax.numpy as jnp
    >>> from jitguide.retraces import watch
    >>> double = watch(lambda x: x * 2)
    >>> _ = double(jnp.ones(2)), double(jnp.ones(3))
    >>> print(double.why())
    call 2: traced and compiled: x: shape (2,) -> (3,) (against call 1)
"""

from jitguide.retraces.advice import Advice as Advice
from jitguide.retraces.asserting import assert_traces as assert_traces
from jitguide.retraces.call import Call as Call
from jitguide.retraces.call import Cause as Cause
from jitguide.retraces.call import Kind as Kind
from jitguide.retraces.hazards import Hazard as Hazard
from jitguide.retraces.hazards import HazardKind as HazardKind
from jitguide.retraces.hazards import HazardWarning as HazardWarning
from jitguide.retraces.report import Report as Report
from jitguide.retraces.watched import Watched as Watched
from jitguide.retraces.watched import watch as watch
from jitguide.retraces.watching import Watching as Watching
from jitguide.retraces.watching import watching as watching
