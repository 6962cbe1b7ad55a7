"""Follow the lines of one file as they run, and leave the interpreter as it was."""

import sys
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, Literal

Event = Literal["line", "return", "exception"]
Listener = Callable[[FrameType, Event, Any], None]  # hears of each event in the followed file
TraceFunction = Callable[[FrameType, str, Any], Any]  # as sys.settrace takes it

# Frames that Python makes for its own purposes; from 3.12 on it makes most of them no more.
_COMPREHENSIONS = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}


class follow_file:  # noqa: N801 - used as ``with follow_file(...)``
    """Call `listener` for the lines, returns and exceptions of functions defined in `filename`.

    A trace function that is already there (a debugger, coverage) goes on hearing of everything,
    and is put back at the end, whatever happens.

    Raises:
        Exception: whatever `listener` raised, once the followed code has ended.
    """

    def __init__(self, filename: str, listener: Listener) -> None:
        self._filename = filename
        self._listener = listener
        self._failure: BaseException | None = None
        self._previous: Any = None
        self._own: TraceFunction = self._on_call

    def __enter__(self) -> None:
        self._previous = sys.gettrace()
        sys.settrace(self._own)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        sys.settrace(self._previous)
        if self._failure is not None and not isinstance(error, (KeyboardInterrupt, SystemExit)):
            raise self._failure

    def _on_call(self, frame: FrameType, event: str, arg: Any) -> TraceFunction | None:
        chained: TraceFunction | None = None
        if self._previous is not None:
            chained = self._previous(frame, event, arg)
            if sys.gettrace() is not self._own:  # coverage's tracer puts itself back in place
                sys.settrace(self._own)
        code = frame.f_code
        if code.co_filename != self._filename or code.co_name in _COMPREHENSIONS:
            return chained
        if code.co_name == "<module>":
            return chained

        def on_event(frame: FrameType, event: str, arg: Any) -> TraceFunction:
            nonlocal chained
            if chained is not None:
                chained = chained(frame, event, arg)
            if event in ("line", "return", "exception") and self._failure is None:
                try:
                    self._listener(frame, event, arg)  # type: ignore[arg-type]
                except Exception as failure:
                    # Raised here it would look like an error of the followed code.
                    self._failure = failure
            return on_event

        return on_event
