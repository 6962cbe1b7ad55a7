"""`assert_traces`: limits the traces of a function, and says why it exceeded the limit."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from jitguide.retraces.watched import Watched, watch


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
    if isinstance(at_most, bool) or not isinstance(at_most, int) or at_most < 0:
        raise ValueError(f"assert_traces: at_most must be an int >= 0; got {at_most!r}")
    watched = watch(fun, **jit_options)
    before = len(watched.calls)
    yield watched
    calls = [call for call in watched.calls[before:] if call.traced]
    traces = sum(call.traces for call in calls)
    if traces > at_most:
        raise AssertionError(
            f"{watched.__name__} was traced {_times(traces)}, at most {_times(at_most)} expected:\n"
            + "\n".join(f"  {call}" for call in calls)
        )


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"
