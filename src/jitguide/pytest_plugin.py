"""A pytest plugin with one fixture, `assert_traces`. Imports JAX only in a test that uses it."""

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from jitguide.retraces.asserting import TraceLimit
    from jitguide.retraces.watched import Watched

_limits: "pytest.StashKey[list[TraceLimit]]" = pytest.StashKey()


@pytest.fixture
def assert_traces(request: pytest.FixtureRequest) -> "Callable[..., Watched]":
    """Limit how often a function is traced in a test; the failure says why each trace happened.

    Call it as `step = assert_traces(step, at_most=1, static_argnames="n")`, with the options of
    `jax.jit` after the limit, then use `step`. The limit is checked at the end of the test.
    """
    from jitguide.retraces.asserting import TraceLimit

    limits = request.node.stash.setdefault(_limits, [])

    def limit(fun: Callable[..., Any], at_most: int, **jit_options: Any) -> "Watched":
        added = TraceLimit(fun, at_most, jit_options)
        limits.append(added)
        return added.watched

    return limit


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Check the limits as a part of the test itself, so that it fails instead of its teardown."""
    result = yield
    for limit in item.stash.get(_limits, []):
        limit.check()
    return result
