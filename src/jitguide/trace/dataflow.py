"""Which arguments a variable of a jaxpr depends on, also through loops and nested jaxprs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import jax.extend.core as core

Names = frozenset[str]
_NOTHING: Names = frozenset()
_Jaxprs = Mapping[str, core.Jaxpr]


def inner_jaxprs(params: Mapping[str, Any]) -> Iterator[tuple[str, core.Jaxpr]]:
    """The jaxprs among an equation's parameters, with the name of the parameter."""
    for name, value in sorted(params.items()):
        jaxpr = getattr(value, "jaxpr", value)  # of a closed jaxpr
        if isinstance(jaxpr, core.Jaxpr):
            yield name, jaxpr
        elif isinstance(value, (tuple, list)):
            for index, part in enumerate(value):
                for _, inner in inner_jaxprs({"": part}):
                    yield f"{name}[{index}]", inner


def every_equation(
    equations: Iterable[Any], jaxpr: core.Jaxpr | None = None
) -> Iterator[tuple[Any, core.Jaxpr | None]]:
    """Each equation with the jaxpr that it is in, those of the jaxprs inside it after it."""
    for equation in equations:
        yield equation, jaxpr
        for _, inner in inner_jaxprs(equation.params):
            yield from every_equation(inner.eqns, inner)


class Dependence:
    """Follows names from the arguments of a jaxpr to every variable computed from them."""

    def __init__(self) -> None:
        self._names: dict[Any, Names] = {}
        self._owner: dict[int, Any] = {}  # inner jaxpr -> the equation that it was traced for

    def name(self, variable: Any, names: Iterable[str]) -> None:
        """Say that `variable` depends on the arguments `names`."""
        self._names[variable] = self.of(variable) | frozenset(names)

    def of(self, atom: Any) -> Names:
        """The arguments that `atom` depends on; none for a literal."""
        if isinstance(atom, core.Literal):
            return frozenset()
        return self._names.get(atom, frozenset())

    def follow(self, equations: Sequence[Any]) -> None:
        """Follow the names through `equations`, which are in the order of the jaxpr."""
        for equation in equations:
            everything = _NOTHING.union(*(self.of(v) for v in equation.invars))
            outputs = [everything] * len(equation.outvars)
            inner = dict(inner_jaxprs(equation.params))
            # One jaxpr may serve several equations, so each visit has its own names.
            visits = {label: Dependence() for label in inner}
            if equation.primitive.name in ("scan", "while"):
                outputs = self._loop(equation, inner, visits)
            elif inner:
                outputs = self._call(equation, inner, visits)
            for label, visit in visits.items():
                if self._owner.setdefault(id(inner[label]), equation) is not equation:
                    continue
                for variable, names in visit._names.items():
                    self.name(variable, names)
            for variable, names in zip(equation.outvars, outputs, strict=True):
                self.name(variable, names)

    def _call(self, equation: Any, inner: _Jaxprs, visits: dict[str, "Dependence"]) -> list[Names]:
        """A nested jit, a branch: an output depends on what the inner output depends on."""
        everything = _NOTHING.union(*(self.of(v) for v in equation.invars))
        # The index of a cond decides every output.
        extra = self.of(equation.invars[0]) if equation.primitive.name == "cond" else _NOTHING
        outputs: list[Names] = [extra] * len(equation.outvars)
        for label, jaxpr in inner.items():
            outer = equation.invars[len(equation.invars) - len(jaxpr.invars) :]
            fits = len(outer) == len(jaxpr.invars) and len(jaxpr.outvars) == len(outputs)
            for position, variable in enumerate(jaxpr.invars):
                visits[label].name(variable, self.of(outer[position]) if fits else everything)
            visits[label].follow(jaxpr.eqns)
            for position in range(len(outputs)):
                found = visits[label].of(jaxpr.outvars[position]) if fits else everything
                outputs[position] |= found
        return outputs

    def _loop(self, equation: Any, inner: _Jaxprs, visits: dict[str, "Dependence"]) -> list[Names]:
        """A scan or while: what an iteration gives goes into the next, until nothing changes."""
        body_label = "body_jaxpr" if "body_jaxpr" in inner else "jaxpr"
        body, visit = inner[body_label], visits[body_label]
        count = _NOTHING  # what the number of iterations depends on
        outer = list(equation.invars)
        if "cond_jaxpr" in inner:
            condition, asked = inner["cond_jaxpr"], visits["cond_jaxpr"]
            constants = equation.params["cond_nconsts"]
            carried = len(equation.outvars)
            for variable, given in zip(
                condition.invars, outer[:constants] + outer[-carried:], strict=True
            ):
                asked.name(variable, self.of(given))
            outer = outer[constants:]
        for variable, given in zip(body.invars, outer, strict=True):
            visit.name(variable, self.of(given))
        carry_out = [
            inside
            for inside, outside in zip(body.outvars, equation.outvars, strict=True)
            if _shape(inside) == _shape(outside)  # stacked outputs have one axis more
        ]
        first = _first_carry(body, outer, len(carry_out))
        carry_in = body.invars[first : first + len(carry_out)]
        while True:
            visit.follow(body.eqns)
            if "cond_jaxpr" in inner:
                for variable, inside in zip(condition.invars[constants:], carry_in, strict=True):
                    asked.name(variable, visit.of(inside))
                asked.follow(condition.eqns)
                count = asked.of(condition.outvars[0])
            changed = False
            for inside, outside in zip(carry_in, carry_out, strict=True):
                news = visit.of(outside)
                if not news <= visit.of(inside):
                    visit.name(inside, news)
                    changed = True
            if not changed:
                break
        return [
            visit.of(inside) | count | (visit.of(carry_in[k]) if k < len(carry_in) else _NOTHING)
            for k, inside in enumerate(body.outvars)
        ]


def _first_carry(body: core.Jaxpr, outer: Sequence[Any], carried: int) -> int:
    """Where the carried values begin among the arguments: after constants, before scanned ones."""
    scanned = 0
    for inside, given in zip(reversed(body.invars), reversed(outer), strict=True):
        if _shape(inside) == _shape(given):
            break
        scanned += 1
    return len(body.invars) - scanned - carried


def _shape(atom: Any) -> Any:
    return getattr(atom.aval, "shape", None)
