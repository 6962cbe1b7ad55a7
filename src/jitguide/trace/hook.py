"""Follow the lines of one file as they run, and leave the interpreter as it was."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Literal

Event = Literal["line", "return", "exception"]
Listener = Callable[[FrameType, Event, Any], None]  # hears of each event in the followed file
TraceFunction = Callable[[FrameType, str, Any], Any]  # as sys.settrace takes it

# The module itself, and frames that Python makes for its own purposes (few from 3.12 on).
_NO_FUNCTIONS = {"<module>", "<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}


@contextmanager
def follow_file(filename: str, listener: Listener) -> Iterator[None]:
    """Call `listener` for the lines, returns and exceptions of functions defined in `filename`.

    A trace function that is already there (a debugger, coverage) goes on hearing of everything,
    and is put back at the end, whatever happens.

    Raises:
        Exception: whatever `listener` raised, once the followed code has ended.
    """
    previous: Any = sys.gettrace()
    failures: list[Exception] = []

    def on_call(frame: FrameType, event: str, arg: Any) -> TraceFunction | None:
        chained: TraceFunction | None = None
        if previous is not None:
            chained = previous(frame, event, arg)
            if sys.gettrace() is not on_call:  # coverage's tracer puts itself back in place
                sys.settrace(on_call)
        if frame.f_code.co_filename != filename or frame.f_code.co_name in _NO_FUNCTIONS:
            return chained

        def on_event(frame: FrameType, event: str, arg: Any) -> TraceFunction:
            nonlocal chained
            if chained is not None:
                chained = chained(frame, event, arg)
            if event in ("line", "return", "exception") and not failures:
                try:
                    listener(frame, event, arg)  # type: ignore[arg-type]
                except Exception as failure:
                    # Raised here it would look like an error of the followed code.
                    failures.append(failure)
            return on_event

        return on_event

    sys.settrace(on_call)
    try:
        yield
    except Exception:
        if not failures:
            raise
    finally:
        sys.settrace(previous)
    if failures:
        raise failures[0]
