"""A pytest plugin with one fixture, `assert_traces`. Imports JAX only in a test that uses it."""

from collections.abc import Callable, Generator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from jitguide.retraces import Watched

_limits = pytest.StashKey[ExitStack]()


@pytest.fixture
def assert_traces(request: pytest.FixtureRequest) -> "Callable[..., Watched]":
    """Limit how often a function is traced in a test; the failure says why each trace happened.

    Call it as `step = assert_traces(step, at_most=1, static_argnames="n")`, with the options of
    `jax.jit` after the limit, then use `step`. The limit is checked at the end of the test.
    """
    from jitguide.retraces import assert_traces

    limits = request.node.stash.setdefault(_limits, ExitStack())
    return lambda fun, at_most, **options: limits.enter_context(
        assert_traces(fun, at_most, **options)
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Check the limits as a part of the test itself, so that it fails instead of its teardown."""
    result = yield
    if _limits in item.stash:
        item.stash[_limits].close()
    return result
