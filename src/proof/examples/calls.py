"""Record what the cache of a jitted function does with each call: hit or miss, and what it cost.

The page with the caches to play with is made of such recordings.
"""

import ast
import contextlib
import inspect
import io
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import jax

from jitguide.array_types import type_text
from jitguide.retraces import events
from jitguide.trace.values import short_text

FORMAT = "jitguide.cache/1"
LONGEST = 3  # calls in a sequence: every sequence up to this length is recorded

# What JAX reports through jax.monitoring while it works on a call.
_EVENTS = {events.TRACE: "trace", events.LOWER: "lower", events.COMPILE: "compile"}


@dataclass(frozen=True)
class Kind:
    """One of the calls on offer: its text, and what JAX's cache can tell it by."""

    text: str
    key: tuple[tuple[str, str], ...]  # ("x", "float32[2]"), ("n", "static 2 (int)")


@dataclass(frozen=True)
class Call:
    """What happened at one call of a sequence."""

    hit: bool
    traced: bool
    compiled: bool
    result: str
    function: int  # which function object was called; a new lambda has a new number
    trace: float = 0.0  # milliseconds
    lower: float = 0.0
    compile: float = 0.0


@dataclass(frozen=True)
class CacheRecord:
    """Calls on offer, and what each did after every sequence of up to two others."""

    jax: str
    kinds: tuple[Kind, ...]
    order: tuple[int, ...]  # the program's own calls, as positions in `kinds`
    tour: tuple[Call, ...]  # what they did
    sequences: Mapping[tuple[int, ...], Call]  # the last call of each sequence

    def as_dict(self) -> dict[str, Any]:
        """Plain lists and dicts."""
        results = sorted({call.result for call in [*self.tour, *self.sequences.values()]})

        def plain(call: Call) -> list[Any]:
            code = (
                ("h" if call.hit else "m")
                + ("t" if call.traced else "")
                + ("c" if call.compiled else "")
            )
            times = [call.trace, call.lower, call.compile]
            return [code, results.index(call.result), call.function, *times]

        return {
            "format": FORMAT,
            "jax": self.jax,
            "longest": max(map(len, self.sequences)),
            "kinds": [asdict(kind) for kind in self.kinds],
            "results": results,
            "order": self.order,
            "tour": [plain(call) for call in self.tour],
            "sequences": {
                "".join(map(str, sequence)): plain(call)
                for sequence, call in self.sequences.items()
            },
        }


def record_calls(program: str, *, longest: int = LONGEST) -> CacheRecord:
    """Run the calls of a program in every order and record what JAX's cache does.

    The calls are those that stand in `print(...)` at the top level; everything else defines what
    they need. Each sequence starts from nothing: the definitions run again, so that JAX has
    never seen the functions.

    Args:
        program: source text; it defines its own jitted functions and prints 1 to 9 different calls.
        longest: how many calls the sequences have, 1 to 3.

    Returns:
        The recording; times are those of this machine.

    Raises:
        ValueError: no call is printed, or more than 9, or a function keeps its cache between runs.
    """
    definitions, calls = _split(program)
    kinds = list(dict.fromkeys(ast.unparse(call) for call in calls))
    if not 1 <= len(kinds) <= 9:
        raise ValueError(
            f"record_calls: the program prints {len(kinds)} different calls; expected 1 to 9 "
            "lines like 'print(f(x, n=2))'"
        )
    parsed = [ast.parse(text, mode="eval").body for text in kinds]
    static = _static_names(definitions)
    with contextlib.redirect_stdout(io.StringIO()):  # programs print while they are traced
        keys = [_Stage(definitions, static).key(call) for call in parsed]
        stage = _Stage(definitions, static)
        tour = tuple(stage.run(call) for call in calls)
        sequences: dict[tuple[int, ...], Call] = {}
        for order in itertools.product(range(len(kinds)), repeat=longest):
            stage = _Stage(definitions, static)
            for length, index in enumerate(order, 1):
                done = stage.run(parsed[index])
                sequences.setdefault(order[:length], done)
    for order, call in sequences.items():
        if len(order) == 1 and call.hit:
            raise ValueError(
                f"record_calls: the first call of {kinds[order[0]]} was a hit, so its function is "
                "older than the program; define the function in the program"
            )
    return CacheRecord(
        jax=jax.__version__,
        kinds=tuple(Kind(text, key) for text, key in zip(kinds, keys, strict=True)),
        order=tuple(kinds.index(ast.unparse(call)) for call in calls),
        tour=tour,
        sequences=dict(sorted(sequences.items())),
    )


def _split(program: str) -> tuple[ast.Module, list[ast.Call]]:
    definitions: list[ast.stmt] = []
    calls: list[ast.Call] = []
    for statement in ast.parse(program).body:
        match statement:
            case ast.Expr(ast.Call(ast.Name("print"), [ast.Call() as call])):
                calls.append(call)
            case _:
                definitions.append(statement)
    return ast.Module(definitions, []), calls


def _static_names(definitions: ast.Module) -> frozenset[str]:
    """Every name that the program gives as `static_argnames`."""
    found: set[str] = set()
    for node in ast.walk(definitions):
        if isinstance(node, ast.keyword) and node.arg == "static_argnames":
            value = ast.literal_eval(node.value)
            found |= {value} if isinstance(value, str) else set(value)
    return frozenset(found)


class _Stage:
    """A fresh copy of the program, with functions that JAX has never seen."""

    def __init__(self, definitions: ast.Module, static: frozenset[str]) -> None:
        self._names: dict[str, Any] = {}
        self._static = static
        exec(compile(definitions, "<calls>", "exec"), self._names)
        self._functions: list[Any] = []  # held, so that no new object takes their place

    def _evaluate(self, node: ast.expr) -> Any:
        return eval(compile(ast.Expression(node), "<call>", "eval"), self._names)

    def _taken_apart(self, call: ast.expr) -> tuple[Any, list[Any], dict[str, Any]]:
        assert isinstance(call, ast.Call)
        function = self._evaluate(call.func)
        arguments = [self._evaluate(a) for a in call.args]
        named = {k.arg: self._evaluate(k.value) for k in call.keywords if k.arg is not None}
        _wait((arguments, named))
        return function, arguments, named

    def run(self, call: ast.expr) -> Call:
        function, arguments, named = self._taken_apart(call)
        if not any(function.__wrapped__ is known for known in self._functions):
            self._functions.append(function.__wrapped__)
        number = [function.__wrapped__ is known for known in self._functions].index(True)
        with _listening() as heard:
            result = _wait(function(*arguments, **named))
        text = f"{type_text(result)} {short_text(result)}"
        times = {what: round(1000 * seconds, 2) for what, seconds in heard.items()}
        return Call(
            hit=not heard,
            traced="trace" in heard,
            compiled="compile" in heard,
            result=text,
            function=number,
            **times,
        )

    def key(self, call: ast.expr) -> tuple[tuple[str, str], ...]:
        """What tells this call from another: its function, how each argument came, what it is."""
        function, arguments, named = self._taken_apart(call)
        name = getattr(function, "__name__", "")
        new = not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name)
        parts = [("function", f"{name}, created by this call" if new else name)]
        parameters = list(inspect.signature(function).parameters)
        for position, value in enumerate(arguments):
            label = parameters[position]
            parts.append((label, _argument(value, label in self._static, "by position")))
        for label, value in sorted(named.items()):
            parts.append((label, _argument(value, label in self._static, "by keyword")))
        return tuple(parts)


def _argument(value: Any, static: bool, how: str) -> str:
    if static:
        return f"static {value!r} ({type(value).__name__}), {how}"
    aval = jax.make_jaxpr(lambda v: v)(value).in_avals[0]
    weak = ", weak type" if aval.weak_type else ""
    where = ", on a chosen device" if getattr(value, "committed", False) else ""
    mesh = ", ".join(
        getattr(getattr(getattr(aval, "sharding", None), "mesh", None), "axis_names", ())
    )
    if mesh:  # a sharding on a mesh with explicit axes is part of the type: float32[2@rows]
        where = f", on the mesh ({mesh})"
    return f"{type_text(aval)}{weak}{where}, {how}"


def _wait(value: Any) -> Any:
    return jax.block_until_ready(value)  # type: ignore[no-untyped-call]


@contextlib.contextmanager
def _listening() -> Iterator[dict[str, float]]:
    """Collect how long JAX traced, lowered and compiled inside the block, in seconds."""
    heard: dict[str, float] = {}

    def hear(event: str, seconds: float, _: str | None) -> None:
        heard[_EVENTS[event]] = heard.get(_EVENTS[event], 0.0) + seconds

    events.observers.append(hear)
    try:
        yield heard
    finally:
        events.observers.remove(hear)
