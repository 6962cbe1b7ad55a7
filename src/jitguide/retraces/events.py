"""What JAX reports while a call runs: the calls in progress, fed by `jax.monitoring`."""

import threading
from collections.abc import Callable

import jax.monitoring

TRACE = "/jax/core/compile/jaxpr_trace_duration"
LOWER = "/jax/core/compile/jaxpr_to_mlir_module_duration"
COMPILE = "/jax/core/compile/backend_compile_duration"
PERSISTENT_HIT = "/jax/compilation_cache/cache_hits"

Observer = Callable[[str, float, str | None], None]


class Frame:
    """One call of a watched function while it runs, in one thread."""

    # Defaults on the class keep a call that hits cheap: it sets nothing but `body`.
    depth = 0  # > 0 while the body runs: what is compiled then is not this function
    traces = 0
    eager_runs = 0
    heard_traces = 0
    compiles = 0
    from_disk = 0
    trace_seconds = 0.0
    compile_seconds = 0.0

    def __init__(self, body: object) -> None:
        self.body = body  # None for a function that was jitted elsewhere

    @property
    def traced(self) -> bool:
        """Whether it traced: its body ran, or where that is not ours, JAX reported a trace."""
        return self.traces > 0 or (self.body is None and self.heard_traces > 0)


class _PerThread(threading.local):
    def __init__(self) -> None:
        self.frames: list[Frame] = []


_per_thread = _PerThread()

# Called with (event, seconds, name of the function or None) for events outside every watched call.
observers: list[Observer] = []


def frames() -> list[Frame]:
    """Return the calls of watched functions in progress in this thread, innermost last."""
    return _per_thread.frames


def _on_duration(event: str, duration_secs: float, **kwargs: str | int) -> None:
    if event not in (TRACE, LOWER, COMPILE):
        return
    running = _per_thread.frames
    if running and running[-1].depth == 0:
        frame = running[-1]
        if event == TRACE:
            frame.heard_traces += 1
            return
        frame.compile_seconds += duration_secs
        if event == COMPILE:
            frame.compiles += 1
        return
    name = kwargs.get("fun_name")
    for observer in tuple(observers):
        observer(event, duration_secs, None if name is None else str(name))


def _on_event(event: str, **kwargs: str | int) -> None:
    if event == PERSISTENT_HIT and _per_thread.frames and _per_thread.frames[-1].depth == 0:
        _per_thread.frames[-1].from_disk += 1


jax.monitoring.register_event_duration_secs_listener(_on_duration)
jax.monitoring.register_event_listener(_on_event)
