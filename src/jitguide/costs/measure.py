"""Measures what the steps of `jax.jit` cost: trace, lower, compile, run.

Each measurement begins with a new function object, so that no cache of JAX holds it. Measurements
are taken in rounds, all of them in each round, and the least time of each counts: whatever else
the machine does can only make a time longer, and seldom does so in every round.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import wraps
from itertools import accumulate
from types import FunctionType
from typing import Any, NamedTuple

import jax

from jitguide.costs.figure import Figure
from jitguide.costs.shape import ahead_from
from jitguide.trace.dataflow import every_equation

NO_JIT = object()  # stands for the static names of a function that is called without jit
_ROUNDS = 3
_SHOWN = 12
_quick = 0  # rounds of a quick measurement; 0: all of it


@contextmanager
def quickly(rounds: int = 1) -> Iterator[None]:
    """Measure only at both ends of each axis, once by default: enough for the shape."""
    global _quick
    before, _quick = _quick, rounds
    try:
        yield
    finally:
        _quick = before


def steps(fun: Callable[..., Any], *args: Any, static: str | None = None) -> "Steps":
    """Measure each step of the first call of a function, and a later call.

    Args:
        fun: a Python function, not jitted.
        *args: what it is called with.
        static: name of its static argument.

    Example:
        >>> def double(x):
        ...     return 2 * x
        >>> list(steps(double, 1.0))
        ['trace', 'lower', 'compile', 'run']
    """
    rounds = [_first_call(fun, args, static).times for _ in range(1 + _rounds())]
    jitted = _jit(_fresh(fun), static)
    _timed(lambda: jitted(*args))
    run = min(_timed(lambda: jitted(*args)) for _ in range(20))
    return Steps({**{name: min(r[name] for r in rounds) for name in rounds[0]}, "run": run})


class Steps(dict[str, float]):
    """Milliseconds by the name of the step."""

    def __repr__(self) -> str:
        return "\n".join(f"{name:8}{value:9.3f} ms" for name, value in self.items())


def first_calls(
    title: str,
    functions: Mapping[str, tuple[Callable[..., Any], str | None]],
    *,
    over: str,
    values: Sequence[int],
    args: Callable[[int], tuple[Any, ...]],
) -> Figure:
    """Measure the first call (trace, lower, compile) of some functions as a value grows.

    Args:
        title: of the figure.
        functions: label -> function, not jitted, and the name of its static argument or None.
        over: what `values` are.
        values: ascending.
        args: from a value to the arguments of the call.

    Returns:
        Milliseconds, the number of equations of each jaxpr, and the memory of each program.
    """
    found = _over(functions, _thin(values), args)
    return Figure(
        title=title,
        x_name=over,
        xs=tuple(_thin(values)),
        series={
            label: tuple(sum(call.times.values()) for call in row) for label, row in found.items()
        },
        count_name="equations",
        counts={label: tuple(call.equations for call in row) for label, row in found.items()},
        memory=_memory(found),
    )


def calls(
    title: str,
    work: Mapping[str, tuple[Callable[..., Any], Any, Sequence[tuple[Any, ...]]]],
    *,
    pays_off: Sequence[str] = (),
) -> Figure:
    """Call functions many times, and add up what the calls cost.

    Args:
        title: of the figure.
        work: label -> function, not jitted; the name of its static argument, None, or `NO_JIT`;
            and the arguments of each call, in order. All make the same number of calls.
        pays_off: labels whose total is to be compared with all others.

    Returns:
        The total in milliseconds after some of the calls, and the number of traces up to there.
    """
    for fun, static, arguments in work.values():
        if static is NO_JIT:
            _fresh(fun)(*arguments[0])  # JAX compiles each operation once for all
    rounds = [{label: _called(*job) for label, job in work.items()} for _ in range(_rounds(2))]
    totals: dict[str, list[float]] = {}
    for label in work:
        each = zip(*(found[label][0] for found in rounds), strict=True)
        totals[label] = list(accumulate(min(times) for times in each))
    number = len(totals[label])
    shown = sorted({1, *(round(number * k / _SHOWN) for k in range(1, _SHOWN + 1))} - {0})
    return Figure(
        title=title,
        x_name="calls",
        xs=tuple(shown),
        series={label: tuple(total[k - 1] for k in shown) for label, total in totals.items()},
        count_name="traces",
        counts={
            label: tuple(rounds[0][label][1][k - 1] for k in shown)
            for label, (_, static, _) in work.items()
            if static is not NO_JIT
        },
        ahead={label: _ahead(label, totals) for label in pays_off},
        calls=True,
    )


def _ahead(label: str, totals: Mapping[str, Sequence[float]]) -> int | None:
    found = [ahead_from(totals[label], other) for name, other in totals.items() if name != label]
    return None if None in found else max(call for call in found if call is not None)


def _over(
    functions: Mapping[str, tuple[Callable[..., Any], str | None]],
    values: Sequence[int],
    args: Callable[[int], tuple[Any, ...]],
) -> dict[str, list["_FirstCall"]]:
    for fun, static in functions.values():
        _first_call(fun, args(values[0]), static)  # what JAX does once for all comes before
    found: dict[str, list[_FirstCall]] = {}
    for _ in range(_rounds()):
        for label, (fun, static) in functions.items():
            row = [_first_call(fun, args(value), static) for value in values]
            best = found.setdefault(label, row)
            found[label] = [
                old._replace(
                    times={name: min(old.times[name], new.times[name]) for name in old.times}
                )
                for old, new in zip(best, row, strict=True)
            ]
    return found


class _FirstCall(NamedTuple):
    """A first call: milliseconds of each step, size of the jaxpr, memory of the program."""

    times: dict[str, float]
    equations: int
    memory: int | None


def _memory(found: Mapping[str, Sequence[_FirstCall]]) -> dict[str, tuple[int, ...]]:
    """Bytes by label, where JAX tells them for all."""
    told = {
        label: tuple(call.memory for call in row if call.memory is not None)
        for label, row in found.items()
    }
    return told if all(len(told[label]) == len(found[label]) for label in found) else {}


def _first_call(fun: Callable[..., Any], args: tuple[Any, ...], static: str | None) -> _FirstCall:
    _check_caches()
    jitted = _jit(_fresh(fun), static)
    start = time.perf_counter()
    traced = jitted.trace(*args)
    after_trace = time.perf_counter()
    lowered = traced.lower()
    after_lower = time.perf_counter()
    compiled = lowered.compile()
    end = time.perf_counter()
    times = {
        "trace": 1e3 * (after_trace - start),
        "lower": 1e3 * (after_lower - after_trace),
        "compile": 1e3 * (end - after_lower),
    }
    return _FirstCall(times, equations(traced.jaxpr), _bytes(compiled))


def _bytes(compiled: Any) -> int | None:
    """What a compiled program takes for its result and for what is in between; None if not told."""
    told = compiled.memory_analysis()
    return None if told is None else int(told.output_size_in_bytes + told.temp_size_in_bytes)


def equations(jaxpr: Any) -> int:
    """Count the equations of a jaxpr, those of inner jaxprs included."""
    return sum(1 for _ in every_equation(jaxpr.eqns))


def _called(
    fun: Callable[..., Any], static: Any, arguments: Sequence[tuple[Any, ...]]
) -> tuple[list[float], list[int]]:
    """Milliseconds of each call, and the number of traces after it."""
    _check_caches()
    own = _fresh(fun)
    traces = 0

    @wraps(own)
    def counted(*args: Any) -> Any:
        nonlocal traces
        traces += 1
        return own(*args)

    called = own if static is NO_JIT else _jit(counted, static)
    times, counts = [], []
    for args in arguments:
        times.append(_timed(lambda args=args: called(*args)))  # type: ignore[misc]
        counts.append(traces)
    return times, counts


def _timed(call: Callable[[], Any]) -> float:
    start = time.perf_counter()
    jax.block_until_ready(call())  # type: ignore[no-untyped-call]
    return 1e3 * (time.perf_counter() - start)


def _fresh(fun: Callable[..., Any]) -> Callable[..., Any]:
    """The same function as a new object, which no cache of JAX knows."""
    if not isinstance(fun, FunctionType):
        raise TypeError(
            f"a plain Python function expected, not jitted; got {fun!r}. "
            "Write it with def: a new object of it is made for each measurement."
        )
    copy = FunctionType(
        fun.__code__, fun.__globals__, fun.__name__, fun.__defaults__, fun.__closure__
    )
    copy.__kwdefaults__ = fun.__kwdefaults__
    return copy


def _jit(fun: Callable[..., Any], static: str | None) -> Any:
    return jax.jit(fun, static_argnames=[static] if static else [])


def _rounds(usual: int = _ROUNDS) -> int:
    return _quick or usual


def _thin(values: Sequence[int]) -> Sequence[int]:
    return [values[0], values[-1]] if _quick else values


def _check_caches() -> None:
    folder = jax.config.jax_compilation_cache_dir
    if folder and jax.config.jax_enable_compilation_cache:
        raise RuntimeError(
            f"a persistent compilation cache is set ({folder}), so a second compile would be read "
            "from it; measure with JAX_ENABLE_COMPILATION_CACHE=0"
        )
