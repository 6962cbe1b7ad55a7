"""Trace a function for real and record it line by line."""

from collections.abc import Callable, Iterable
from types import CodeType
from typing import Any

import jax

from jitguide.retraces.origin import code_of
from jitguide.trace.assembler import assemble
from jitguide.trace.collector import Collector
from jitguide.trace.hook import follow_file
from jitguide.trace.record import TraceRecord


def record_trace(
    fun: Callable[..., Any],
    *args: Any,
    static_argnames: str | Iterable[str] = (),
    **kwargs: Any,
) -> TraceRecord:
    """Trace `fun` under `jax.jit`, for real, and record what each line did.

    The lines of `fun` are recorded, and those of functions in the same file that it calls. At
    each line: the local variables, each as traced (what JAX knows of it, the arguments that it
    depends on, the line that bound it) or static (type and value), and the equations so far. A
    function that fails is recorded up to the line that raises, with the variables to blame.

    Nothing is compiled or run on a device. JAX's caches are emptied before and after, so that
    every line runs and nothing of the recording stays: functions that were compiled before are
    compiled again at their next call. If `fun` itself is jitted, its own static arguments hold.

    Args:
        fun: the function, jitted or not.
        *args: arguments as for a call; arrays, numbers, pytrees.
        static_argnames: names of the static arguments, as in `jax.jit`.
        **kwargs: keyword arguments for `fun`.

    Returns:
        The recording: `print` it, or show it in a notebook, or see `TraceRecord.to_json`.
        At most 400 steps and 1000 equations are held; `left_out` counts the steps beyond.

    Raises:
        TypeError: `fun` cannot be called or is not written in Python, or it is jitted and
            `static_argnames` is given as well.
        ValueError: a name in `static_argnames` is not an argument of `fun`.

    Example:
        >>> import jax.numpy as jnp
        >>> from jitguide import record_trace
        >>> def scale(x, n):
        ...     return x * n
        >>> record = record_trace(scale, jnp.ones(3), 2, static_argnames="n")
        >>> record.ending.kind, record.arguments
        ('jaxpr', 'x: traced float32[3], n: static 2')
    """
    code = _code_of(fun)
    trace = _prepare(fun, static_argnames)
    collector = Collector(code)
    # A loop body or nested jit that JAX knows already would not run again.
    jax.clear_caches()  # type: ignore[no-untyped-call]
    error: Exception | None = None
    closed: Any = None
    filtering = jax.config.jax_traceback_filtering
    # The whole traceback leads to the tracer that was asked for a value.
    jax.config.update("jax_traceback_filtering", "off")  # type: ignore[no-untyped-call]
    try:
        with follow_file(code.co_filename, collector):
            try:
                closed = trace(*args, **kwargs).jaxpr
            except Exception as failure:
                error = failure
        return assemble(collector, closed, error)
    finally:
        jax.config.update("jax_traceback_filtering", filtering)  # type: ignore[no-untyped-call]
        error = None  # its traceback refers to this frame
        jax.clear_caches()  # type: ignore[no-untyped-call]


def _code_of(fun: Any) -> CodeType:
    if not callable(fun):
        raise TypeError(
            f"record_trace: the first argument must be a function; got {fun!r} "
            f"({type(fun).__name__}). Give the function itself and its arguments after it: "
            "record_trace(f, x, n)"
        )
    code = code_of(fun)
    if not isinstance(code, CodeType):
        code = getattr(type(code).__call__, "__code__", None)
    if not isinstance(code, CodeType):
        raise TypeError(
            f"record_trace: {getattr(fun, '__name__', fun)!r} has no Python lines to follow; "
            "give a function written in Python that calls it"
        )
    return code


def _prepare(fun: Any, static_argnames: str | Iterable[str]) -> Callable[..., Any]:
    """What traces `fun` under jit."""
    names = (static_argnames,) if isinstance(static_argnames, str) else tuple(static_argnames)
    if hasattr(fun, "lower") and hasattr(fun, "trace"):
        if names:
            raise TypeError(
                f"record_trace: {fun.__name__!r} is already jitted, so its own static arguments "
                f"hold; got static_argnames={names!r}. Give the function without jit, or leave "
                "static_argnames out"
            )
        return fun.trace  # type: ignore[no-any-return]
    return jax.jit(fun, static_argnames=names or None).trace
