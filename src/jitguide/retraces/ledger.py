"""What the calls of one watched function did: every call but plain cache hits, and the hazards."""

import threading
import warnings
from collections.abc import Callable, Sequence
from typing import Any

from jitguide.retraces.call import Call, Cause
from jitguide.retraces.events import Frame
from jitguide.retraces.hazards import Hazard, HazardKind, HazardWarning
from jitguide.retraces.origin import outside
from jitguide.retraces.report import Report


class Ledger:
    """Numbers the calls and keeps them; of hits only their count, their seconds and the last one.

    Whoever needs the number of a call before it is kept holds `lock` until `add`.
    """

    def __init__(self, name: str, say: Callable[[str], object] | None) -> None:
        self.name = name
        self.lock = threading.RLock()
        self.calls: list[Call] = []
        self.hazards: list[Hazard] = []
        self.call_count = 0
        self.hits = 0
        self._hit_seconds = 0.0
        self._last: Call | tuple[int, float] | None = None
        self._warned: set[tuple[str, str | None]] = set()
        self._say = say

    def hit(self, seconds: float) -> int:
        """Count a hit and return its number (this runs on every hit)."""
        with self.lock:
            self.call_count = number = self.call_count + 1
            self.hits += 1
            self._hit_seconds += seconds
            self._last = (number, seconds)
        return number

    def add(
        self,
        frame: Frame,
        seconds: float,
        causes: Sequence[Cause],
        traced: bool | None,
        compiled: bool | None,
        **details: Any,
    ) -> Call:
        """Keep a call that was no plain hit, as `Call` describes it."""
        with self.lock:
            self.call_count = number = self.call_count + 1
            call = Call(
                number=number,
                traced=traced,
                compiled=compiled,
                causes=tuple(causes),
                seconds=seconds,
                trace_seconds=frame.trace_seconds,
                compile_seconds=frame.compile_seconds,
                traces=frame.traces or int(frame.body is None and bool(traced)),
                compiles=frame.compiles,
                from_disk=frame.from_disk,
                **details,
            )
            self.calls.append(call)
            self._last = call
            if self._say is not None:
                self._say(f"{self.name}: {call}")
        return call

    def found(self, hazard: Hazard, warn: bool = True) -> None:
        """Keep a hazard, and warn at the line of the call if it is the first of its kind."""
        with self.lock:
            key = (hazard.kind, hazard.argument)
            first = key not in self._warned
            if first or hazard.kind in (HazardKind.SHARED, HazardKind.STALE):
                self.hazards.append(hazard)
            self._warned.add(key)
        if first and warn:
            warnings.warn(f"{self.name}: {hazard}", HazardWarning, stacklevel=outside()[0])

    @property
    def last(self) -> Call | None:
        """The last call that ended."""
        last = self._last
        return Call(last[0], False, False, seconds=last[1]) if isinstance(last, tuple) else last

    def report(self) -> Report:
        """Return the calls by cause."""
        with self.lock:
            calls, hazards = tuple(self.calls), tuple(self.hazards)
            return Report(self.name, calls, self.hits, self._hit_seconds, hazards)
