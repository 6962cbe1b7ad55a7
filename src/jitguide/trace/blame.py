"""Find the variables whose traced values an error is about."""

import ast
import linecache
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice
from types import FrameType
from typing import Any

import jax

from jitguide.trace.record import Blame
from jitguide.trace.values import describe_type, tracers_in

# The methods by which Python asks a value for something that a tracer does not have.
_ASKING = {
    "__bool__", "__int__", "__index__", "__float__", "__complex__", "__array__", "__iter__",
    "__len__", "__hash__", "__round__", "__oct__", "__hex__", "tolist", "item",
}  # fmt: skip
_ARGUMENTS = re.compile(r"depends on the values? of the arguments? (.+?)\.\s", re.S)


@dataclass(frozen=True)
class Place:
    """The innermost frame of the user's file in a traceback."""

    frame: FrameType
    line: int
    last_instruction: int
    beyond: tuple[FrameType, ...]  # the frames of JAX and others that it called, outermost first


def place_of(error: BaseException, filename: str) -> Place | None:
    """Where in `filename` the error came from; None where its traceback does not pass there."""
    found: Place | None = None
    entry = error.__traceback__
    while entry is not None:
        if entry.tb_frame.f_code.co_filename == filename:
            found = Place(entry.tb_frame, entry.tb_lineno, entry.tb_lasti, ())
        elif found is not None:
            found = replace(found, beyond=(*found.beyond, entry.tb_frame))
        entry = entry.tb_next
    return found


def find_blame(
    error: BaseException, place: Place, depends_on: Callable[[Any], frozenset[str]]
) -> Blame | None:
    """The traced variables that `error`, raised at `place`, was about.

    `depends_on` tells which arguments a tracer depends on. None where the error has nothing to
    do with a traced value.
    """
    variables = {name: value for name, value in place.frame.f_locals.items() if tracers_in(value)}
    node, expression = _failing_node(place)
    asked = _asked_tracer(place)
    if asked is None and not place.beyond:
        return None  # raised by the line itself: an error of the user's own
    names = [name for name, value in variables.items() if _holds(value, asked)]
    if not names:
        names = _names_in(node, variables)
        wanted = arguments_named_in(error)
        if len(names) > 1 and wanted:
            chosen = [n for n in names if depends_on(variables[n]).intersection(wanted)]
            names = chosen or names
    if not names:
        return None
    values = [variables[name] for name in names]
    kinds = {describe_type(value) for value in (values if asked is None else [asked])}
    return Blame(
        names=tuple(names),
        type=", ".join(sorted(kinds)),
        depends_on=tuple(sorted(frozenset[str]().union(*map(depends_on, values)))),
        expression=expression,
    )


def _holds(value: object, tracer: object) -> bool:
    return tracer is not None and any(leaf is tracer for leaf in tracers_in(value))


def _asked_tracer(place: Place) -> Any | None:
    """The tracer whose method was called for a value, from the innermost frame outwards."""
    for frame in reversed(place.beyond):
        asked = frame.f_locals.get("self")
        if frame.f_code.co_name in _ASKING and isinstance(asked, jax.core.Tracer):
            return asked
    return None


def arguments_named_in(error: BaseException) -> list[str]:
    """The arguments whose value an error of JAX asks for: ``x``, ``params['w']``."""
    found = _ARGUMENTS.search(f"{error}\n")
    return re.split(r",? and |, ", found.group(1)) if found else []


def _failing_node(place: Place) -> tuple[ast.AST | None, str]:
    """The expression that was being evaluated, and its text."""
    code = place.frame.f_code
    source = "".join(linecache.getlines(code.co_filename, place.frame.f_globals))
    instruction = place.last_instruction // 2
    position = next(islice(code.co_positions(), instruction, None), None)
    try:
        node = _node_at(ast.parse(source), position)
    except SyntaxError:  # the file changed since it was imported
        return None, ""
    return node, (ast.get_source_segment(source, node) or "") if node else ""


def _node_at(tree: ast.AST, position: tuple[Any, ...] | None) -> ast.AST | None:
    found: ast.AST | None = None
    for node in ast.walk(tree):
        if not isinstance(node, (ast.expr, ast.stmt)):
            continue
        span = (node.lineno, node.end_lineno, node.col_offset, node.end_col_offset)
        if span == position:
            found = node  # the innermost one: ast.walk goes from the outside in
    # Python 3.11 gives the whole statement for some of its parts.
    if isinstance(found, (ast.If, ast.While, ast.Assert)):
        return found.test
    if isinstance(found, ast.For):
        return found.iter
    return found


def _names_in(node: ast.AST | None, variables: dict[str, Any]) -> list[str]:
    """Traced variables in the failing expression, the likeliest: indices, then scalars."""
    if node is None:
        return []
    if isinstance(node, ast.Subscript):
        in_index = _variables_of(node.slice, variables)
        return in_index or _variables_of(node, variables)
    if isinstance(node, ast.Call):
        given = [*node.args, *(keyword.value for keyword in node.keywords)]
        found = (name for part in given for name in _variables_of(part, variables))
        names = list(dict.fromkeys(found))
        scalars = [n for n in names if all(t.ndim == 0 for t in tracers_in(variables[n]))]
        # A shape, an axis or a count is a scalar; the array that it is applied to is not.
        return scalars or names or _variables_of(node.func, variables)
    return _variables_of(node, variables)


def _variables_of(node: ast.AST, variables: dict[str, Any]) -> list[str]:
    names = (n.id for n in ast.walk(node) if isinstance(n, ast.Name))
    return list(dict.fromkeys(name for name in names if name in variables))
