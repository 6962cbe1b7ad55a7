"""The frame hook: restored whatever happens, even if there are other hooks."""

import sys
from types import FrameType
from typing import Any

import numpy as np
import pytest

from jitguide.trace.hook import follow_file
from jitguide.trace.recorder import record_trace
from support.traced import examples

X = np.array([1.0, 2.0], np.float32)


@pytest.fixture(autouse=True)
def nobody_traces() -> Any:
    """Run without the trace function of a coverage run, and put it back."""
    before = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(before)


def silent(frame: FrameType, event: str, arg: Any) -> None:
    """Hear nothing."""


@pytest.mark.parametrize("args", [(3.0, 2.0), (3.0,)], ids=["fails in a line", "fails before"])
def test_hook_is_gone_afterwards(args: Any) -> None:
    record_trace(examples.conditional_double, *args)
    assert sys.gettrace() is None


def test_hook_is_gone_after_an_interrupt() -> None:
    def stopped(x: Any) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        record_trace(stopped, X)
    assert sys.gettrace() is None


def test_another_trace_function_goes_on_and_comes_back() -> None:
    heard: list[tuple[str, str]] = []

    def debugger(frame: FrameType, event: str, arg: Any) -> Any:
        heard.append((frame.f_code.co_name, event))
        return debugger

    sys.settrace(debugger)
    record = record_trace(examples.conditional_double, X, 2.0)
    assert sys.gettrace() is debugger
    sys.settrace(None)
    assert ("conditional_double", "line") in heard
    assert len(record.steps) == 3


def test_a_tracer_that_puts_itself_back_does_not_push_the_hook_out() -> None:
    """As the tracer of coverage does, which is written in C."""
    heard: list[str] = []

    def pushy(frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename == examples.__file__:
            heard.append(event)
        if event == "call":
            sys.settrace(pushy)
        return pushy

    sys.settrace(pushy)
    record = record_trace(examples.tile, X, 2, static_argnames="n")
    assert sys.gettrace() is pushy
    sys.settrace(None)
    assert len(record.steps) == 9
    assert "line" in heard


def test_a_failing_listener_is_reported_and_does_not_reach_the_followed_code() -> None:
    def broken(frame: FrameType, event: str, arg: Any) -> None:
        raise RuntimeError("broken listener")

    reached = []
    with pytest.raises(RuntimeError, match="broken listener"), follow_file(__file__, broken):
        reached.append(_followed())
    assert reached == [3]
    assert sys.gettrace() is None


def _followed() -> int:
    return 1 + 2


def test_functions_of_other_files_are_not_followed() -> None:
    seen: set[str] = set()

    def note(frame: FrameType, event: str, arg: Any) -> None:
        seen.add(frame.f_code.co_filename)

    with follow_file(__file__, note):
        _followed()
        examples.Scale(2).apply(3)
    assert seen == {__file__}
