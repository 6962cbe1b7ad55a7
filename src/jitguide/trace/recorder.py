"""Trace a function for real and record it line by line."""

import functools
import inspect
import linecache
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import jax

from jitguide.trace.blame import Place, find_blame, place_of
from jitguide.trace.builders import Builder, builder_of, symbol_of, transformations
from jitguide.trace.dataflow import Dependence, inner_jaxprs
from jitguide.trace.equations import Arrival, Symbols, list_equations, match_variables, user_line
from jitguide.trace.hook import follow_file
from jitguide.trace.record import Ending, Equation, Source, Step, TraceRecord, Variable
from jitguide.trace.values import describe_type, leaves, short_text, tracers_in

__all__ = ["record_trace"]

MAX_STEPS = 400  # a longer trace goes on to its end, but no further lines are recorded
MAX_EQUATIONS = 1000
MAX_VARIABLES = 40  # per step


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
    recorder = _Recorder(code)
    _clear_caches()  # a loop body or nested jit that JAX knows already would not run again
    error: Exception | None = None
    closed: Any = None
    filtering = jax.config.jax_traceback_filtering
    # The whole traceback leads to the tracer that was asked for a value.
    _filter_tracebacks("off")
    try:
        with follow_file(code.co_filename, recorder):
            try:
                closed = trace(*args, **kwargs).jaxpr
            except Exception as failure:
                error = failure
        return recorder.finish(closed, error)
    finally:
        _filter_tracebacks(filtering)
        error = None  # its traceback refers to this frame
        _clear_caches()


def _filter_tracebacks(how: str) -> None:
    jax.config.update("jax_traceback_filtering", how)  # type: ignore[no-untyped-call]


def _clear_caches() -> None:
    jax.clear_caches()  # type: ignore[no-untyped-call]


def _code_of(fun: Any) -> CodeType:
    if not callable(fun):
        raise TypeError(
            f"record_trace: the first argument must be a function; got {fun!r} "
            f"({type(fun).__name__}). Give the function itself and its arguments after it: "
            "record_trace(f, x, n)"
        )
    inner: Any = inspect.unwrap(fun)
    while isinstance(inner, functools.partial):
        inner = inspect.unwrap(inner.func)
    inner = getattr(inner, "__func__", inner)
    if not hasattr(inner, "__code__"):
        inner = type(inner).__call__
    code = getattr(inner, "__code__", None)
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


class _Binding:
    """What a name was bound to: a static value itself, or the symbols of its tracers."""

    def __init__(self, value: object, symbols: tuple[Any, ...]) -> None:
        self.value = value
        self.symbols = symbols

    def same_as(self, other: "_Binding") -> bool:
        """Whether nothing was bound in between; never asks the values whether they are equal."""
        if len(self.symbols) != len(other.symbols):
            return False
        return self.value is other.value and all(
            a is b for a, b in zip(self.symbols, other.symbols, strict=True)
        )


class _Frame:
    """What is remembered of one running function: when each variable got its present value."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.line: int | None = None  # the line that runs now
        self.bound: dict[str, tuple[_Binding, int | None]] = {}
        self.raising = False


class _Recorder:
    """Listens to the lines of one file; `finish` makes the recording."""

    def __init__(self, code: CodeType) -> None:
        self._code = code
        self._frames: dict[FrameType, _Frame] = {}
        self._builders: list[Builder] = []
        self._known: dict[int, Builder] = {}  # those that JAX may still add to
        self._arrivals: dict[int, Arrival] = {}
        self._keep: list[Any] = []  # objects whose id is used as a key
        self._dependence = Dependence()
        self._root_names: dict[Any, str] = {}
        self._steps: list[Step] = []
        self._pending: list[list[tuple[Variable, list[Any]]]] = []
        self._last: tuple[FrameType, int] | None = None
        self._raised: dict[FrameType, list[tuple[Variable, list[Any]]]] = {}
        self._symbols_of: dict[int, Any] = {}  # of tracers that a failing frame holds
        self._left_out = 0
        self._codes: dict[CodeType, None] = {}
        self._arguments = ""

    # -- while the trace runs ---------------------------------------------------------------

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        known = self._frames.get(frame)
        if known is None:
            depth = 1 + max((f.depth for f in self._frames.values()), default=-1)
            known = self._frames[frame] = _Frame(depth)
            self._codes[frame.f_code] = None
        if event == "exception":
            known.raising = True
            self._poll(frame)
            self._keep_for_blame(frame, known)
            return
        if event == "line":
            known.raising = False
            self._meet(frame, known)
            self._poll(frame)
            if self._last != (frame, frame.f_lineno):
                self._step("line", frame, known)
            known.line = frame.f_lineno
            self._last = (frame, frame.f_lineno)
            return
        self._poll(frame)
        if not known.raising:
            self._step("return", frame, known, returned=arg)
        self._last = None
        del self._frames[frame]
        if jax.config.jax_check_tracer_leaks:  # what is held here would be reported as a leak
            for builder in [b for b in self._known.values() if b.root is known]:
                del self._known[builder.key]
                builder.release()

    def _meet(self, frame: FrameType, known: _Frame) -> None:
        """Learn of the unfinished jaxprs that the local variables belong to."""
        entering = known.line is None
        for name, value in frame.f_locals.items():
            for path, leaf in leaves(value):
                if not isinstance(leaf, jax.core.Tracer):
                    continue
                builder = builder_of(leaf)
                if builder is None:
                    continue
                if builder.key not in self._known:
                    builder.root, builder.name = known, frame.f_code.co_name
                    self._builders.append(builder)
                    self._known[builder.key] = builder
                builder = self._known[builder.key]
                symbol = symbol_of(leaf)
                if (
                    entering
                    and builder.root is known
                    and any(symbol is v for v in builder.arguments)
                ):
                    self._root_names.setdefault(symbol, f"{name}{path}")
        if entering and known.depth == 0 and not self._arguments:
            self._arguments = ", ".join(_argument(frame))

    def _keep_for_blame(self, frame: FrameType, known: _Frame) -> None:
        """Describe the frame now: JAX forgets about its tracers as soon as the trace has failed."""
        self._raised[frame] = [self._describe(n, v, known) for n, v in _in_order(frame)]
        for value in frame.f_locals.values():
            for tracer in tracers_in(value):
                self._symbols_of[id(tracer)] = symbol_of(tracer)

    def _poll(self, frame: FrameType) -> None:
        """Note the equations that came since the last event."""
        step = len(self._pending)
        for builder in self._builders:
            for equation in builder.new_equations():
                place = user_line(equation.source_info, self._code.co_filename)
                line, function = place or (frame.f_lineno, frame.f_code.co_name)
                key = id(equation.source_info)
                if key not in self._arrivals:
                    self._arrivals[key] = Arrival(step, line, function)
                    self._keep.append(equation.source_info)

    def _step(self, event: Any, frame: FrameType, known: _Frame, returned: Any = None) -> None:
        if len(self._pending) >= MAX_STEPS:
            self._left_out += 1
            return
        described = []
        for name, value in list(_in_order(frame))[:MAX_VARIABLES]:
            described.append(self._describe(name, value, known))
        if event == "return":
            described.append(self._describe("return", returned, known, keep=False))
        self._pending.append(described)
        self._steps.append(
            Step(event, frame.f_code.co_name, known.line or frame.f_lineno, known.depth, ())
            if event == "return"
            else Step(event, frame.f_code.co_name, frame.f_lineno, known.depth, ())
        )

    def _describe(
        self, name: str, value: Any, known: _Frame, *, keep: bool = True
    ) -> tuple[Variable, list[Any]]:
        tracers = tracers_in(value)
        symbols = [symbol_of(t) for t in tracers]
        # Tracers are not held: JAX may drop an equation whose result nobody holds any more.
        present = _Binding(None if tracers else value, tuple(symbols))
        before = known.bound.get(name)
        since = known.line
        if before is not None and before[0].same_as(present):
            since = before[1]
        if keep:
            known.bound[name] = (present, since)
        if isinstance(value, jax.core.Tracer):
            kind, text = "traced", ""
        else:
            kind, text = ("mixed" if tracers else "static"), short_text(value)
        variable = Variable(
            name=name,
            kind=kind,  # type: ignore[arg-type]
            type=describe_type(value),
            value=text,
            weak=kind == "traced" and bool(getattr(value.aval, "weak_type", False)),
            since=since,
            inside=transformations(value) if kind == "traced" else (),
        )
        return variable, [s for s in symbols if s is not None]

    # -- afterwards ---------------------------------------------------------------------------

    def finish(self, closed: Any, error: Exception | None) -> TraceRecord:
        """Make the recording of a trace that gave the jaxpr `closed` or raised `error`."""
        symbols = Symbols()
        place = place_of(error, self._code.co_filename) if error is not None else None
        equations: list[Equation] = []
        inputs: tuple[str, ...] = ()
        names = dict(self._root_names)
        final: dict[Any, Any] = {}
        if closed is not None:
            jaxpr = closed.jaxpr
            inputs = tuple(symbols.typed(v) for v in [*jaxpr.constvars, *jaxpr.invars])
            final = self._match(jaxpr)
            for variable, name in names.items():
                if final.get(variable) in jaxpr.invars:
                    self._dependence.name(final[variable], [name])
            self._dependence.follow(jaxpr.eqns)
            equations = list_equations(
                jaxpr.eqns, self._arrivals, symbols, results=jaxpr.outvars, limit=MAX_EQUATIONS
            )
        else:
            inputs, equations = self._unfinished(symbols, names)
        ending = self._ending(closed, error, place)
        if place is not None:
            self._add_raise(place)
        return TraceRecord(
            function=self._code.co_name,
            file=Path(self._code.co_filename).name,
            jax=jax.__version__,
            arguments=self._arguments,
            inputs=inputs,
            source=self._source(),
            steps=tuple(
                self._complete(step, described, symbols, final)
                for step, described in zip(self._steps, self._pending, strict=True)
            ),
            equations=tuple(equations),
            ending=ending,
            left_out=self._left_out,
        )

    def _match(self, jaxpr: Any) -> dict[Any, Any]:
        """The variables met while tracing, and those that stand for them in the jaxpr."""
        final: dict[Any, Any] = {}
        for number, builder in enumerate(self._builders):
            variables, inner = match_variables(builder.equations, jaxpr.eqns)
            final |= variables
            if number == 0:
                inner = jaxpr
            if inner is not None:
                invars = inner.invars[len(inner.invars) - len(builder.arguments) :]
                final |= dict(zip(builder.arguments, invars, strict=False))
        return final

    def _unfinished(
        self, symbols: Symbols, names: dict[Any, str]
    ) -> tuple[tuple[str, ...], list[Equation]]:
        """The equations of jaxprs that were never finished, because the trace failed."""
        inputs: tuple[str, ...] = ()
        equations: list[Equation] = []
        finished: set[int] = set()
        for builder in self._builders:
            for equation in builder.equations:
                finished |= _source_infos(equation)
            for variable, value in builder.literals.items():
                symbols.literal(variable, value)
        for number, builder in enumerate(self._builders):
            for variable in builder.arguments:
                self._dependence.name(variable, [names[variable]] if variable in names else [])
            own = [e for e in builder.equations if id(e.source_info) not in finished]
            arguments = tuple(symbols.typed(v) for v in builder.arguments)
            if number == 0:
                inputs = arguments
            elif not own and builder.equations:
                continue
            self._dependence.follow(own)
            shown = list_equations(own, self._arrivals, symbols, results=None, limit=MAX_EQUATIONS)
            shift = len(equations)
            for position, entry in enumerate(shown):
                parent = None if entry.parent is None else entry.parent + shift
                label, header = entry.label, entry.header
                if number and entry.parent is None:
                    label = builder.name
                    header = "" if position else " ".join(arguments)
                equations.append(replace(entry, parent=parent, label=label, header=header))
        return inputs, equations

    def _ending(self, closed: Any, error: Exception | None, place: Place | None) -> Ending:
        if error is None:
            return Ending("jaxpr", str(closed))
        message = str(error).replace(self._code.co_filename, Path(self._code.co_filename).name)
        kind = type(error).__name__
        if place is None:
            return Ending("error", message, kind)
        return Ending(
            "error",
            message,
            kind,
            function=place.frame.f_code.co_name,
            line=place.line,
            blame=find_blame(error, place, self._depends_on),
        )

    def _depends_on(self, value: Any) -> frozenset[str]:
        symbols = [self._symbols_of.get(id(tracer)) for tracer in tracers_in(value)]
        return frozenset[str]().union(*(self._dependence.of(s) for s in symbols if s is not None))

    def _add_raise(self, place: Place) -> None:
        known = self._frames.get(place.frame) or _Frame(0)
        self._frames.setdefault(place.frame, known)
        if len(self._pending) >= MAX_STEPS:
            self._left_out += 1
            return
        self._pending.append(self._raised.get(place.frame, []))
        self._steps.append(Step("raise", place.frame.f_code.co_name, place.line, known.depth, ()))

    def _complete(
        self,
        step: Step,
        described: list[tuple[Variable, list[Any]]],
        symbols: Symbols,
        final: dict[Any, Any],
    ) -> Step:
        variables = []
        returned = None
        for variable, atoms in described:
            atoms = [final.get(atom, atom) for atom in atoms]
            depends = frozenset[str]().union(*(self._dependence.of(a) for a in atoms))
            known = [symbols.known(a) for a in atoms]
            variable = replace(
                variable,
                depends_on=tuple(sorted(depends)),
                symbols=tuple(dict.fromkeys(s for s in known if s not in (None, "_"))),
            )
            if variable.name == "return":  # a keyword, so no variable has this name
                returned = variable
            else:
                variables.append(variable)
        return replace(step, variables=tuple(variables), returned=returned)

    def _source(self) -> tuple[Source, ...]:
        spans: list[tuple[int, int]] = []
        for code in sorted(self._codes, key=lambda c: c.co_firstlineno):
            last = max((line for *_, line in code.co_lines() if line), default=code.co_firstlineno)
            first = code.co_firstlineno
            if spans and first <= spans[-1][1] + 3:  # a small gap is shown, not cut out
                spans[-1] = (spans[-1][0], max(spans[-1][1], last))
            else:
                spans.append((first, last))
        lines = linecache.getlines(self._code.co_filename)
        return tuple(
            Source(first, tuple(text.rstrip("\n") for text in lines[first - 1 : last]))
            for first, last in spans
        )


def _source_infos(equation: Any) -> set[int]:
    """Of the equations in the jaxprs inside `equation`."""
    found: set[int] = set()
    for _, jaxpr in inner_jaxprs(equation.params):
        for inner in jaxpr.eqns:
            found |= {id(inner.source_info)} | _source_infos(inner)
    return found


def _in_order(frame: FrameType) -> Iterable[tuple[str, Any]]:
    """Arguments first, then the other local variables, without Python's own."""
    return [(n, v) for n, v in frame.f_locals.items() if not n.startswith(".")]


def _argument(frame: FrameType) -> Iterable[str]:
    code = frame.f_code
    count = code.co_argcount + code.co_kwonlyargcount
    count += bool(code.co_flags & inspect.CO_VARARGS) + bool(code.co_flags & inspect.CO_VARKEYWORDS)
    for name in code.co_varnames[:count]:
        value = frame.f_locals[name]
        if isinstance(value, jax.core.Tracer):
            yield f"{name}: traced {describe_type(value)}"
        elif tracers_in(value):
            yield f"{name}: {short_text(value)}"
        else:
            yield f"{name}: static {short_text(value)}"
