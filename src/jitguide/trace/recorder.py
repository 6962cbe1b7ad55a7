"""Trace a function for real and record it line by line."""

import linecache
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from types import CodeType
from typing import Any

import jax

from jitguide.retraces.origin import code_of
from jitguide.trace.blame import find_blame, place_of
from jitguide.trace.collector import Collector, Described
from jitguide.trace.dataflow import Dependence, every_equation
from jitguide.trace.equations import Symbols, list_equations, match_variables
from jitguide.trace.hook import follow_file
from jitguide.trace.record import Ending, Equation, Source, Step, TraceRecord
from jitguide.trace.values import tracers_in

MAX_EQUATIONS = 1000


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
        return _record(collector, closed, error)
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


def _record(seen: Collector, closed: Any, error: Exception | None) -> TraceRecord:
    """Make the recording of a trace that gave the jaxpr `closed` or raised `error`."""
    making = _Assembler(seen)
    inputs, equations = making.finished(closed.jaxpr) if closed is not None else making.unfinished()
    path = seen.code.co_filename
    file = Path(path).name
    ending = Ending("jaxpr", str(closed))
    if error is not None:
        ending = Ending("error", str(error).replace(path, file), type(error).__name__)
        place = place_of(error, path)
        if place is not None:
            blame = find_blame(error, place, making.depends_on)
            function = place.frame.f_code.co_name
            ending = replace(ending, function=function, line=place.line, blame=blame)
            seen.add_raise(place)
    return TraceRecord(
        function=seen.code.co_name,
        file=file,
        jax=jax.__version__,
        arguments=seen.arguments,
        inputs=inputs,
        source=_source(seen.codes, path),
        steps=tuple(making.complete(*noted) for noted in seen.steps),
        equations=tuple(equations),
        ending=ending,
        left_out=seen.left_out,
    )


_Listed = tuple[tuple[str, ...], list[Equation]]  # the jaxpr's arguments, and its equations


class _Assembler:
    """Names the variables of the jaxprs, and follows what each depends on."""

    def __init__(self, seen: Collector) -> None:
        self._seen = seen
        self._symbols = Symbols()
        self._dependence = Dependence()
        self._final: dict[Any, Any] = {}  # variables met while tracing -> those of the jaxpr

    def finished(self, jaxpr: Any) -> _Listed:
        """List the equations of a jaxpr."""
        for number, builder in enumerate(self._seen.builders):
            variables, inner = match_variables(builder.equations, jaxpr.eqns)
            self._final |= variables
            inner = inner if number else jaxpr
            if inner is not None:
                invars = inner.invars[len(inner.invars) - len(builder.arguments) :]
                self._final |= dict(zip(builder.arguments, invars, strict=False))
        inputs = tuple(self._symbols.typed(v) for v in [*jaxpr.constvars, *jaxpr.invars])
        for variable, name in self._seen.names.items():
            if self._final.get(variable) in jaxpr.invars:
                self._dependence.name(self._final[variable], [name])
        return inputs, self._list(jaxpr.eqns, jaxpr.outvars)

    def unfinished(self) -> _Listed:
        """List the equations of jaxprs that were never finished, because the trace failed."""
        inputs: tuple[str, ...] = ()
        equations: list[Equation] = []
        finished: set[int] = set()
        names = self._seen.names
        for builder in self._seen.builders:
            inside = every_equation(builder.equations)
            finished |= {id(e.source_info) for e, jaxpr in inside if jaxpr is not None}
            for variable, value in builder.literals.items():
                self._symbols.literal(variable, value)
        for number, builder in enumerate(self._seen.builders):
            for variable in builder.arguments:
                self._dependence.name(variable, [names[variable]] if variable in names else [])
            own = [e for e in builder.equations if id(e.source_info) not in finished]
            arguments = tuple(self._symbols.typed(v) for v in builder.arguments)
            if number == 0:
                inputs = arguments
            elif not own and builder.equations:
                continue
            shift = len(equations)
            for position, entry in enumerate(self._list(own, None)):
                parent = None if entry.parent is None else entry.parent + shift
                label, header = entry.label, entry.header
                if number and entry.parent is None:
                    label = builder.name
                    header = "" if position else " ".join(arguments)
                equations.append(replace(entry, parent=parent, label=label, header=header))
        return inputs, equations

    def _list(self, equations: list[Any], results: Any) -> list[Equation]:
        self._dependence.follow(equations)
        return list_equations(
            equations, self._seen.arrivals, self._symbols, results=results, limit=MAX_EQUATIONS
        )

    def depends_on(self, value: Any) -> frozenset[str]:
        """The arguments that the tracers in a value of a failing frame depend on."""
        return self._arguments_of(self._seen.symbols_of.get(id(t)) for t in tracers_in(value))

    def _arguments_of(self, symbols: Iterable[Any]) -> frozenset[str]:
        return frozenset[str]().union(*(self._dependence.of(s) for s in symbols if s is not None))

    def complete(self, step: Step, described: Described) -> Step:
        """Add its variables to a step."""
        variables = {}
        for variable, atoms in described:
            atoms = [self._final.get(atom, atom) for atom in atoms]
            known = [self._symbols.known(atom) for atom in atoms]
            variables[variable.name] = replace(
                variable,
                depends_on=tuple(sorted(self._arguments_of(atoms))),
                symbols=tuple(dict.fromkeys(s for s in known if s not in (None, "_"))),
            )
        returned = variables.pop("return", None)  # a keyword, so no variable has this name
        return replace(step, variables=tuple(variables.values()), returned=returned)


def _source(codes: Iterable[CodeType], filename: str) -> tuple[Source, ...]:
    spans: list[tuple[int, int]] = []
    for code in sorted(codes, key=lambda code: code.co_firstlineno):
        last = max((line for *_, line in code.co_lines() if line), default=code.co_firstlineno)
        first = code.co_firstlineno
        if spans and first <= spans[-1][1] + 3:  # a small gap is shown, not cut out
            spans[-1] = (spans[-1][0], max(spans[-1][1], last))
        else:
            spans.append((first, last))
    lines = linecache.getlines(filename)
    return tuple(
        Source(first, tuple(text.rstrip("\n") for text in lines[first - 1 : last]))
        for first, last in spans
    )
