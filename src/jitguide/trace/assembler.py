"""Make a recording of what was collected, once the trace has ended."""

import linecache
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from types import CodeType
from typing import Any

import jax

from jitguide.trace.blame import Place, find_blame, place_of
from jitguide.trace.collector import Collector, Described
from jitguide.trace.dataflow import Dependence, inner_jaxprs
from jitguide.trace.equations import Symbols, list_equations, match_variables
from jitguide.trace.record import Ending, Equation, Source, Step, TraceRecord
from jitguide.trace.values import tracers_in

MAX_EQUATIONS = 1000


def assemble(seen: Collector, closed: Any, error: Exception | None) -> TraceRecord:
    """Make the recording of a trace that gave the jaxpr `closed` or raised `error`."""
    making = _Assembler(seen)
    inputs, equations = making.finished(closed.jaxpr) if closed is not None else making.unfinished()
    path = seen.code.co_filename
    file = Path(path).name
    ending = Ending("jaxpr", str(closed))
    if error is not None:
        place = place_of(error, path)
        ending = making.failure(error, place, str(error).replace(path, file))
        if place is not None:
            seen.add_raise(place)
    return TraceRecord(
        function=seen.code.co_name,
        file=file,
        jax=jax.__version__,
        arguments=seen.arguments,
        inputs=inputs,
        source=_source(seen.codes, path),
        steps=tuple(map(making.complete, seen.steps, seen.described)),
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
            for equation in builder.equations:
                finished |= _source_infos(equation)
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

    def failure(self, error: Exception, place: Place | None, message: str) -> Ending:
        """Tell where the trace failed, and because of which variables."""
        kind = type(error).__name__
        if place is None:
            return Ending("error", message, kind)
        blame = find_blame(error, place, self._depends_on)
        function = place.frame.f_code.co_name
        return Ending("error", message, kind, function, place.line, blame)

    def _depends_on(self, value: Any) -> frozenset[str]:
        return self._arguments_of(self._seen.symbols_of.get(id(t)) for t in tracers_in(value))

    def _arguments_of(self, symbols: Iterable[Any]) -> frozenset[str]:
        found = (self._dependence.of(symbol) for symbol in symbols if symbol is not None)
        return frozenset[str]().union(*found)

    def complete(self, step: Step, described: Described) -> Step:
        """Add its variables to a step."""
        variables = []
        returned = None
        for variable, atoms in described:
            atoms = [self._final.get(atom, atom) for atom in atoms]
            known = [self._symbols.known(atom) for atom in atoms]
            variable = replace(
                variable,
                depends_on=tuple(sorted(self._arguments_of(atoms))),
                symbols=tuple(dict.fromkeys(s for s in known if s not in (None, "_"))),
            )
            if variable.name == "return":  # a keyword, so no variable has this name
                returned = variable
            else:
                variables.append(variable)
        return replace(step, variables=tuple(variables), returned=returned)


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


def _source_infos(equation: Any) -> set[int]:
    """Of the equations in the jaxprs inside `equation`."""
    found: set[int] = set()
    for _, jaxpr in inner_jaxprs(equation.params):
        for inner in jaxpr.eqns:
            found |= {id(inner.source_info)} | _source_infos(inner)
    return found
