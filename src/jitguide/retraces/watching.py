"""`watching`: a block in which every function that is jitted is watched."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import jax

from jitguide.array_types import VERSION
from jitguide.retraces import events
from jitguide.retraces.events import COMPILE, LOWER, TRACE
from jitguide.retraces.watched import Watched
from jitguide.table import Table, table_of_counts

_NO_NAME = "(name: cannot tell)"


@dataclass
class _Seen:
    traces: int = 0
    compiles: int = 0
    seconds: float = 0.0


class Watching:
    """What was seen in a `watching` block.

    Attributes:
        functions: what `jax.jit` returned in the block, each watched in full.
    """

    def __init__(self) -> None:
        self.functions: list[Watched] = []
        self._others: dict[str, _Seen] = {}
        self._lock = threading.Lock()

    def _observe(self, event: str, seconds: float, name: str | None) -> None:
        key = _NO_NAME if name is None else name.removeprefix("jit(").removesuffix(")")
        with self._lock:
            seen = self._others.setdefault(key, _Seen())
            if event == TRACE:
                seen.traces += 1  # its seconds hold those of the traces inside it: not added up
            elif event in (LOWER, COMPILE):
                seen.compiles += event == COMPILE
                seen.seconds += seconds

    @property
    def blind_spots(self) -> tuple[str, ...]:
        """What cannot be seen of functions jitted outside the block, on this version of JAX."""
        spots = [
            "jitted outside the block, or through a name bound to jax.jit before it: calls, hits "
            "and causes cannot be told, only traces and compiles",
            "operations outside any jit are compiled by JAX one by one, and counted among these",
        ]
        if _NO_NAME in self._others:
            spots.append("this version of JAX does not name the functions in its events")
        if VERSION >= (0, 10):
            spots.append("this version of JAX reports no trace inside another trace")
        return tuple(spots)

    def table(self, seconds: bool = True) -> Table:
        """Return a row for each function; for those seen through events only, "cannot tell"."""
        columns = ("function", "calls", "traces", "compiles", "hits", "seconds")
        reports = [f.report() for f in self.functions]
        rows: list[tuple[object, ...]] = [(report.name, *report.totals) for report in reports]
        unknown = "cannot tell"
        with self._lock:
            rows += [
                (name, unknown, seen.traces, seen.compiles, unknown, seen.seconds)
                for name, seen in self._others.items()
            ]
        return table_of_counts(columns, rows, seconds)

    def report(self, seconds: bool = True) -> str:
        """Return the table, the line of each call that missed, and what could not be seen."""
        spots = [f"- {spot}" for spot in self.blind_spots]
        parts = [self.table(seconds).text(), "", *self._lines(), "", "not seen:", *spots]
        return "\n".join(parts)

    def __str__(self) -> str:
        return self.report()

    __repr__ = __str__

    def _repr_html_(self) -> str:
        spots = [f"not seen: {spot}" for spot in self.blind_spots]
        return self.table().html("functions jitted", [*self._lines(), *spots])

    def _lines(self) -> list[str]:
        return [f"{f.__name__}: {said}" for f in self.functions for said in (*f.calls, *f.hazards)]


_real_jit = jax.jit
_lock = threading.Lock()
_blocks: list[Watching] = []


def _jit(fun: Any = None, /, **options: Any) -> Any:
    """Stand for `jax.jit` while at least one block is open; every open block sees the function."""
    if fun is None:  # a decorator with options: whether that is allowed depends on the version
        _real_jit(**options)
        return lambda decorated: _jit(decorated, **options)
    with _lock:
        blocks = tuple(_blocks)
    if not blocks or not callable(fun):
        return _real_jit(fun, **options)
    watched = Watched(fun, options)
    for block in blocks:
        block.functions.append(watched)
    return watched


@contextmanager
def watching() -> Iterator[Watching]:
    """Watch every function that is jitted in the block, and count what others do.

    In the block `jax.jit` is `jitguide.watch`: what it returns is explained in full, also after the
    block. Functions jitted before the block, or through another name (`from jax import jit`), are
    seen only as far as the public events of JAX go: traces and compiles by name.
    `Watching.blind_spots` says what that leaves out. The replacement holds for all threads.

    Yields:
        A `Watching`: `functions`, `report()`, `table()`.

    Example:
        >>> import jax, jax.numpy as jnp, jitguide
        >>> with jitguide.watching() as seen:
        ...     double = jax.jit(lambda x: x * 2)
        ...     print(double(jnp.ones(2)))
        [2. 2.]
        >>> print(seen.functions[0].why())
        call 1: traced and compiled: first call
    """
    seen = Watching()
    with _lock:
        _blocks.append(seen)
        jax.jit = _jit
    events.observers.append(seen._observe)
    try:
        yield seen
    finally:
        events.observers.remove(seen._observe)
        with _lock:
            _blocks.remove(seen)
            if not _blocks:
                jax.jit = _real_jit
