"""The jaxpr as a list of equations, each with the line and the step that added it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, product
from string import ascii_lowercase
from typing import Any, NamedTuple

import jax.extend.core as core

from jitguide.trace.dataflow import every_equation, inner_jaxprs
from jitguide.trace.record import Equation

_LONGEST_PARAMETER = 60


class Arrival(NamedTuple):
    """When and where an equation was added."""

    step: int | None = None
    line: int | None = None
    function: str | None = None


class Symbols:
    """Names variables a, b, c ... in the order in which they are met, as JAX does in print."""

    def __init__(self) -> None:
        self._names: dict[Any, str] = {}
        self._fresh = _letters()

    def of(self, atom: Any) -> str:
        """The name of a variable, or the value of a literal."""
        if isinstance(atom, core.Literal):
            return _literal(atom)
        if type(atom).__name__ == "DropVar":
            return "_"
        if atom not in self._names:
            self._names[atom] = next(self._fresh)
        return self._names[atom]

    def leave_unnamed(self, variable: Any) -> None:
        """Name it ``_``: nothing uses it."""
        self._names.setdefault(variable, "_")

    def literal(self, variable: Any, value: Any) -> None:
        """Show the value of `variable`, a number, in the place of a name."""
        plain = value.item() if hasattr(value, "item") else value
        self._names.setdefault(variable, f"{plain}:{short_type(variable.aval)}")

    def share(self, variable: Any, other: Any) -> None:
        """Let `variable` have the name of `other`, as JAX does across a nested jit."""
        if not isinstance(variable, core.Literal) and not isinstance(other, core.Literal):
            self._names.setdefault(variable, self.of(other))

    def known(self, atom: Any) -> str | None:
        """The name, if the variable was met; None otherwise."""
        return None if isinstance(atom, core.Literal) else self._names.get(atom)

    def typed(self, atom: Any) -> str:
        """The name with shape and dtype: ``a:f32[3]``."""
        return f"{self.of(atom)}:{short_type(atom.aval)}"


def _letters() -> Iterator[str]:
    for length in count(1):
        yield from map("".join, product(ascii_lowercase, repeat=length))


def _literal(atom: Any) -> str:
    value = atom.val
    if getattr(atom.aval, "shape", None) == ():
        plain = _PLAIN.get(str(atom.aval.dtype.kind), str)
        value = value.item() if hasattr(value, "item") else plain(value)
    return f"{value}:{short_type(atom.aval)}"


# JAX holds some literals in number types of its own.
_PLAIN = {"b": bool, "i": int, "u": int, "f": float}


def short_type(aval: Any) -> str:
    """JAX's short form of a type: ``f32[3]``."""
    try:
        return str(aval.str_short(short_dtypes=True))
    except (AttributeError, TypeError):
        return str(aval)


def user_line(source_info: Any, filename: str) -> tuple[int, str] | None:
    """Line and function in `filename` that an equation's source information leads to."""
    traceback = getattr(source_info, "traceback", None)
    if traceback is None:
        return None
    for frame in traceback.frames:
        if frame.file_name == filename:
            return frame.line_num, str(frame.function_name).rpartition(".")[2]
    return None


def list_equations(
    equations: Sequence[Any],
    arrivals: Mapping[int, Arrival],
    symbols: Symbols,
    *,
    results: Sequence[Any] | None,
    limit: int,
) -> list[Equation]:
    """List `equations`, each with those of the jaxprs inside it after it.

    `results` are the outputs of a finished jaxpr; what neither they nor an equation use has no
    name. None stands for an unfinished one, of which nobody knows yet what will be used.
    """
    listed: list[Equation] = []
    met: set[int] = set()

    def add(equation: Any, parent: int | None, above: Arrival, label: str, header: str) -> None:
        if len(listed) >= limit:
            return
        arrival = arrivals.get(id(equation.source_info), above)
        inner = list(inner_jaxprs(equation.params))
        # A jaxpr from JAX's cache was traced for an equation above, and is shown there.
        known = bool(inner) and all(id(jaxpr) in met for _, jaxpr in inner)
        outputs = tuple(symbols.of(v) for v in equation.outvars)
        listed.append(
            Equation(
                parent=parent,
                **arrival._asdict(),
                primitive=str(equation.primitive),
                text=_text(equation, symbols),
                outputs=tuple(o for o in outputs if o != "_"),
                inputs=tuple(symbols.of(v) for v in equation.invars if not _is_literal(v)),
                label=label,
                header=header,
                note="the same jaxpr as above" if known else "",
            )
        )
        if known:
            return
        own = len(listed) - 1
        for inner_label, jaxpr in inner:
            met.add(id(jaxpr))
            if str(equation.primitive) in ("jit", "pjit"):
                for inside, outside in zip(jaxpr.invars, equation.invars, strict=True):
                    symbols.share(inside, outside)
            _leave_unused(jaxpr.eqns, jaxpr.outvars, symbols)
            arguments = " ".join(symbols.typed(v) for v in [*jaxpr.constvars, *jaxpr.invars])
            for position, child in enumerate(jaxpr.eqns):
                add(child, own, arrival, inner_label, "" if position else arguments)

    if results is not None:
        _leave_unused(equations, results, symbols)
    for equation in equations:
        add(equation, None, Arrival(), "", "")
    return listed


def match_variables(
    raw: Sequence[Any], equations: Sequence[Any]
) -> tuple[dict[Any, Any], Any | None]:
    """Match variables of an unfinished jaxpr with those of the finished one.

    They are the same objects from 0.7 on; before, JAX renames when it finishes a jaxpr. What
    stays is the source information of each equation. Returns the variables and the finished
    jaxpr (None for the outermost one, and where nothing matched: then the dict is empty).
    """
    finished: dict[tuple[int, str], list[tuple[Any, Any]]] = {}
    for equation, owner in every_equation(equations):
        finished.setdefault(_key(equation), []).append((equation, owner))
    variables: dict[Any, Any] = {}
    found: Any | None = None
    for equation in raw:
        if waiting := finished.get(_key(equation)):
            final, owner = waiting.pop(0)
            found = found or owner
            variables |= dict(zip(equation.outvars, final.outvars, strict=False))
    return variables, found


def _key(equation: Any) -> tuple[int, str]:
    return id(equation.source_info), str(equation.primitive)


def _leave_unused(equations: Sequence[Any], results: Sequence[Any], symbols: Symbols) -> None:
    used = {v for e in equations for v in e.invars if not _is_literal(v)}
    used |= {v for v in results if not _is_literal(v)}
    for equation in equations:
        for variable in equation.outvars:
            if variable not in used:
                symbols.leave_unnamed(variable)


def _is_literal(atom: Any) -> bool:
    return isinstance(atom, core.Literal)


def _text(equation: Any, symbols: Symbols) -> str:
    outputs = " ".join(symbols.typed(v) for v in equation.outvars)
    inputs = "".join(" " + symbols.of(v) for v in equation.invars)
    parameters = ", ".join(
        f"{name}={_shorten(str(value))}"
        for name, value in sorted(equation.params.items())
        if not _is_default(value) and name not in _ABOUT_JAX and not _holds_jaxpr(name, value)
    )
    bracket = f"[{parameters}]" if parameters else ""
    return f"{outputs} = {equation.primitive}{bracket}{inputs}".strip()


# Parameters about JAX's bookkeeping, not about the computation.
_ABOUT_JAX = {
    "ft_in", "ft_out", "linear", "in_layouts", "out_layouts", "in_shardings", "out_shardings",
    "donated_invars", "compiler_options_kvs", "ctx_mesh", "keep_unused", "inline", "unroll",
    "jvp_jaxpr_fun", "jvp_jaxpr_thunk", "num_consts", "symbolic_zeros", "_split_transpose",
    "num_carry", "cond_nconsts", "body_nconsts", "resource_env", "fwd_jaxpr_thunk", "bwd",
    "call_jaxpr_", "out_trees", "debug_info",
}  # fmt: skip


def _is_default(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, tuple) and not value)


def _holds_jaxpr(name: str, value: Any) -> bool:
    return any(True for _ in inner_jaxprs({name: value}))


def _shorten(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST_PARAMETER else text[: _LONGEST_PARAMETER - 3] + "..."
