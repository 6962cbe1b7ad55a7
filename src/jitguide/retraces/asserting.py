"""`assert_traces`: a limit on the traces of a function, whose failure says why it was passed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from jitguide.retraces.watch import watch
from jitguide.retraces.watched import Watched


class TraceLimit:
    """A watched function and the number of traces it may make from now on."""

    def __init__(self, fun: Callable[..., Any], at_most: int, jit_options: dict[str, Any]) -> None:
        if isinstance(at_most, bool) or not isinstance(at_most, int) or at_most < 0:
            raise ValueError(f"assert_traces: at_most must be an int >= 0; got {at_most!r}")
        self.watched: Watched = watch(fun, **jit_options)
        self.at_most = at_most
        self._before = len(self.watched.calls)

    def check(self) -> None:
        """Raise AssertionError, with the reason of each trace, if there were more than allowed."""
        calls = [call for call in self.watched.calls[self._before :] if call.traced]
        traces = sum(call.traces for call in calls)
        if traces <= self.at_most:
            return
        raise AssertionError(
            f"{self.watched.__name__} was traced {_times(traces)}, at most "
            f"{_times(self.at_most)} expected:\n" + "\n".join(f"  {call}" for call in calls)
        )


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


@contextmanager
def assert_traces(fun: Callable[..., Any], at_most: int, **jit_options: Any) -> Iterator[Watched]:
    """Fail if `fun` is traced more than `at_most` times in the block.

    Args:
        fun: a function, jitted here with `jit_options`; or what `jitguide.watch` returned, of which
            only the traces in the block count; or a function that `jax.jit` returned (see `watch`).
        at_most: how many traces are allowed, an int >= 0.
        **jit_options: passed to `jax.jit`.

    Yields:
        The watched function: call this one.

    Raises:
        AssertionError: at the end of the block, with a line for each trace that says why.
        ValueError: `at_most` is not an int >= 0.

    Example:
        >>> import jax.numpy as jnp, jitguide
        >>> with jitguide.assert_traces(lambda x: x * 2, at_most=1) as double:
        ...     print(double(jnp.ones(2)), double(jnp.zeros(2)))
        [2. 2.] [0. 0.]
    """
    limit = TraceLimit(fun, at_most, jit_options)
    yield limit.watched
    limit.check()
