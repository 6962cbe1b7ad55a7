"""Collects what a running trace shows: lines, local variables, and each equation as it appears."""

import inspect
import operator
from collections.abc import Iterator
from types import CodeType, FrameType
from typing import Any, Literal

import jax

from jitguide.trace.blame import Place
from jitguide.trace.builders import Builder, builder_of, symbol_of, transformations
from jitguide.trace.equations import Arrival, user_line
from jitguide.trace.hook import Event
from jitguide.trace.record import Step, Variable
from jitguide.trace.values import describe_type, leaves, short_text, tracers_in

MAX_STEPS = 400  # a longer trace goes on to its end, but no further lines are recorded
MAX_VARIABLES = 40  # per step

Described = list[tuple[Variable, list[Any]]]  # variables, each with the symbols of its tracers


class _Frame:
    """What is remembered of one running function: when each variable got its present value."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.line: int | None = None  # the line that runs now
        # What a name was bound to (a static value, or the symbols of its tracers), and where.
        self.bound: dict[str, tuple[tuple[Any, ...], int | None]] = {}
        self.raising = False


class Collector:
    """Listens to the lines of one file, as `follow_file` reports them.

    Attributes:
        code: of the recorded function.
        codes: of all functions that ran a line, each once.
        arguments: the call in JAX's terms.
        steps: one for each line that ran, still without its variables, and these.
        left_out: how many steps there were beyond the limit.
        builders: the unfinished jaxprs, that of the recorded function first.
        arrivals: id of an equation's source information -> when and where it came.
        names: symbols of jaxpr arguments -> names of the arguments.
        symbols_of: id of a tracer that a failing frame holds -> its symbol.
    """

    def __init__(self, code: CodeType) -> None:
        self.code = code
        self.codes: dict[CodeType, None] = {}
        self.arguments = ""
        self.steps: list[tuple[Step, Described]] = []
        self.left_out = 0
        self.builders: list[Builder] = []
        self.arrivals: dict[int, Arrival] = {}
        self.names: dict[Any, str] = {}
        self.symbols_of: dict[int, Any] = {}
        self._frames: dict[FrameType, _Frame] = {}
        self._known: dict[int, Builder] = {}  # those that JAX may still add to
        self._keep: list[Any] = []  # objects whose id is used as a key
        self._last: tuple[FrameType, int] | None = None
        self._raised: dict[FrameType, Described] = {}

    def __call__(self, frame: FrameType, event: Event, arg: Any) -> None:
        """Note an event in a frame of the file."""
        known = self._frames.get(frame)
        if known is None:
            depth = 1 + max((f.depth for f in self._frames.values()), default=-1)
            known = self._frames[frame] = _Frame(depth)
            self.codes[frame.f_code] = None
        if event == "line":
            self._meet(frame, known)
        self._poll(frame)
        if event == "exception":
            known.raising = True
            self._keep_for_blame(frame, known)
        elif event == "line":
            known.raising = False
            place = (frame, frame.f_lineno)
            if self._last != place:
                self._add("line", frame, known, frame.f_lineno, self._all(frame, known))
            known.line = frame.f_lineno
            self._last = place
        else:
            if not known.raising:
                returned = self._describe("return", arg, known, keep=False)
                described = [*self._all(frame, known), returned]
                self._add("return", frame, known, known.line or frame.f_lineno, described)
            self._last = None
            del self._frames[frame]
            if jax.config.jax_check_tracer_leaks:  # what is held here would be reported as a leak
                for builder in [b for b in self._known.values() if b.root is known]:
                    del self._known[builder.key]
                    builder.release()

    def add_raise(self, place: Place) -> None:
        """Add the step at which the trace failed."""
        known = self._frames.get(place.frame) or _Frame(0)
        described = self._raised.get(place.frame, [])
        self._add("raise", place.frame, known, place.line, described)

    def _meet(self, frame: FrameType, known: _Frame) -> None:
        """Learn of the unfinished jaxprs that the local variables belong to."""
        entering = known.line is None
        for name, value in frame.f_locals.items():
            for path, leaf in leaves(value):
                builder = builder_of(leaf) if isinstance(leaf, jax.core.Tracer) else None
                if builder is None:
                    continue
                if builder.key not in self._known:
                    builder.root, builder.name = known, frame.f_code.co_name
                    self.builders.append(builder)
                    self._known[builder.key] = builder
                builder = self._known[builder.key]
                symbol = symbol_of(leaf)
                own = entering and builder.root is known
                if own and any(symbol is argument for argument in builder.arguments):
                    self.names.setdefault(symbol, f"{name}{path}")
        if entering and known.depth == 0 and not self.arguments:
            self.arguments = ", ".join(_arguments(frame))

    def _keep_for_blame(self, frame: FrameType, known: _Frame) -> None:
        """Describe the frame now: JAX forgets about its tracers as soon as the trace has failed."""
        self._raised[frame] = [self._describe(n, v, known) for n, v in _variables(frame)]
        for value in frame.f_locals.values():
            for tracer in tracers_in(value):
                self.symbols_of[id(tracer)] = symbol_of(tracer)

    def _poll(self, frame: FrameType) -> None:
        """Note the equations that came since the last event."""
        for builder in self.builders:
            for equation in builder.new_equations():
                place = user_line(equation.source_info, self.code.co_filename)
                line, function = place or (frame.f_lineno, frame.f_code.co_name)
                key = id(equation.source_info)
                if key not in self.arrivals:
                    self.arrivals[key] = Arrival(len(self.steps), line, function)
                    self._keep.append(equation.source_info)

    def _add(
        self,
        event: Literal["line", "return", "raise"],
        frame: FrameType,
        known: _Frame,
        line: int,
        described: Described,
    ) -> None:
        if len(self.steps) >= MAX_STEPS:
            self.left_out += 1
            return
        step = Step(event, frame.f_code.co_name, line, known.depth, ())
        self.steps.append((step, described))

    def _all(self, frame: FrameType, known: _Frame) -> Described:
        if len(self.steps) >= MAX_STEPS:
            return []
        return [self._describe(n, v, known) for n, v in _variables(frame)[:MAX_VARIABLES]]

    def _describe(
        self, name: str, value: Any, known: _Frame, *, keep: bool = True
    ) -> tuple[Variable, list[Any]]:
        tracers = tracers_in(value)
        symbols = [symbol_of(tracer) for tracer in tracers]
        # Tracers are not held: JAX may drop an equation whose result nobody holds any more.
        present = (None if tracers else value, *symbols)
        before, since = known.bound.get(name, ((), None))
        # Never asks the values whether they are equal.
        if len(before) != len(present) or not all(map(operator.is_, before, present)):
            since = known.line
        if keep:
            known.bound[name] = (present, since)
        traced = isinstance(value, jax.core.Tracer)
        variable = Variable(
            name=name,
            kind="traced" if traced else "mixed" if tracers else "static",
            type=describe_type(value),
            value="" if traced else short_text(value),
            weak=traced and bool(getattr(value.aval, "weak_type", False)),
            since=since,
            inside=transformations(value) if traced else (),
        )
        return variable, [symbol for symbol in symbols if symbol is not None]


def _variables(frame: FrameType) -> list[tuple[str, Any]]:
    """Arguments first, then the other local variables, without Python's own."""
    return [(n, v) for n, v in frame.f_locals.items() if not n.startswith(".")]


def _arguments(frame: FrameType) -> Iterator[str]:
    names, starred, keywords, values = inspect.getargvalues(frame)
    for name in [*names, *filter(None, (starred, keywords))]:
        value = values[name]
        if isinstance(value, jax.core.Tracer):
            yield f"{name}: traced {describe_type(value)}"
        elif tracers_in(value):
            yield f"{name}: {short_text(value)}"
        else:
            yield f"{name}: static {short_text(value)}"
