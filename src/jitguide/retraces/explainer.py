"""Enters the calls of one watched function into its ledger, each with the reasons and hazards."""

from collections.abc import Callable
from typing import Any

import jax

from jitguide.retraces import events, sentinel
from jitguide.retraces.body import Body
from jitguide.retraces.cause import Cause, Kind
from jitguide.retraces.events import Frame
from jitguide.retraces.hazards import HazardKind, HazardWarning, History, of_static_arguments
from jitguide.retraces.ledger import Ledger
from jitguide.retraces.memory import Entry, Memory
from jitguide.retraces.origin import caller
from jitguide.retraces.parameters import Parameters
from jitguide.retraces.reasons import Reasons
from jitguide.retraces.sharing import Sharing
from jitguide.retraces.signature import signature_of

_Kwargs = dict[str, Any]


class Explainer:
    """Is told of each call that ended. With `body` None the function was jitted elsewhere.

    Attributes:
        memory: what was traced for this function object.
        needs_value: arguments whose value the body asked for -> the error that says so.
    """

    def __init__(
        self,
        ledger: Ledger,
        parameters: Parameters,
        body: Body | None,
        options: dict[str, Any],
        many: int,
    ) -> None:
        sentinel.epoch()
        self._ledger = ledger
        self._parameters = parameters
        self._own = body is not None
        self.memory = Memory() if body is None else body.memory
        shown = ", ".join(f"{k}={v!r}" for k, v in sorted(options.items()))
        self._reasons = Reasons(parameters, self.memory, body, shown, caller())
        self._sharing = Sharing(parameters, self.memory)
        self._history = History(many)
        self.needs_value: dict[str, str] = {}

    @property
    def compares_hits(self) -> bool:
        """Whether a hit may have got the trace of other static values."""
        return self._own and (self._parameters.any_static or self.memory.has_fields)

    def hit(self, number: int, args: Any, kwargs: _Kwargs) -> None:
        """Look whether a hit got the trace of other static values."""
        try:
            found = self._sharing.hazards(args, kwargs, number)
        except Exception:  # an odd value, which cannot be compared: the call itself went well
            return
        for hazard in found:
            self._ledger.found(hazard)

    def in_the_dark(self, frame: Frame, seconds: float) -> None:
        """Enter a call of which nothing was heard, where JAX reports nothing.

        From 0.10 on it reports no trace inside another trace, and this body is not ours.
        """
        text = "called inside another trace, where JAX reports nothing"
        cause = Cause(Kind.UNKNOWN, text)
        self._ledger.add(frame, seconds, [cause], None, None, inside=True)

    def missed(self, frame: Frame, seconds: float, args: Any, kwargs: _Kwargs) -> None:
        """Enter a call that traced, compiled or ran without jit."""
        before = len(self._ledger.calls)
        try:
            self._explain(frame, seconds, args, kwargs)
        except HazardWarning:  # the user's filter made it an error
            raise
        except Exception as error:
            # Whatever an odd argument did to the explanation, the call itself went well.
            if len(self._ledger.calls) == before:
                self._failed(frame, seconds, error)

    def _failed(self, frame: Frame, seconds: float, error: Exception) -> None:
        text = f"cannot tell: the explanation raised {type(error).__name__}: {error}"
        cause = Cause(Kind.UNKNOWN, text)
        self._ledger.add(frame, seconds, [cause], frame.traced, frame.compiles > 0)

    def _explain(self, frame: Frame, seconds: float, args: Any, kwargs: _Kwargs) -> None:
        if frame.eager_runs and not frame.traced:
            now = str(bool(jax.config.jax_disable_jit))
            text = f"jax_disable_jit is {now}, so the body ran on values"
            cause = Cause(Kind.NO_JIT, text, "jax_disable_jit", "False", now)
            self._ledger.add(frame, seconds, [cause], False, False, eager=True)
            return
        signature = signature_of(self._parameters, args, kwargs, self._own)
        inside = bool(signature.tracers) or any(other.depth for other in events.frames())
        traced: bool | None = frame.traced
        compiled: bool | None = frame.compiles > 0
        if traced and not self._own and not compiled and not inside:
            traced = None  # JAX also reports a trace where it only looks one up
        elif traced and not compiled and not inside and self._ledger.missed_events():
            compiled = None
        epoch = sentinel.epoch() if traced else 0
        with self._ledger.lock, self.memory.lock:
            against: str | None = None
            if traced is None:
                text = "JAX reports a trace, also where it only looks one up, and no compile"
                causes = [Cause(Kind.UNKNOWN, text)]
            elif traced:
                failed = any(call.error for call in self._ledger.calls)
                causes, against = self._reasons.why_traced(signature, epoch, failed)
                name = f"call {self._ledger.call_count + 1}"
                ran = compiled is not False
                self._remember(self._reasons.entry(signature, name, epoch, ran), args, kwargs)
            else:
                causes, against = self._reasons.why_compiled(signature)
            more = {"compared_with": against, "inside": inside}
            call = self._ledger.add(frame, seconds, causes, traced, compiled, **more)
        if traced is False and self.compares_hits:
            self.hit(call.number, args, kwargs)
        for hazard in self._history.hazards(signature, call):
            self._ledger.found(hazard)

    def _remember(self, entry: Entry, args: Any, kwargs: _Kwargs) -> None:
        self.memory.entries.append(entry)
        self._sharing.remember(entry.signature, args, kwargs)
        self._history.remember(entry.signature)

    def raised(
        self, error: BaseException, frame: Frame, seconds: float, args: Any, kwargs: _Kwargs
    ) -> None:
        """Enter a call that raised."""
        try:
            signature = signature_of(self._parameters, args, kwargs, self._own)
            kind = type(error).__name__
            cause, named = self._reasons.why_raised(error, signature)
            self.needs_value |= dict.fromkeys(named, kind)
            call = self._ledger.add(
                frame, seconds, [cause], frame.traced, frame.compiles > 0, error=kind
            )
            for hazard in of_static_arguments(signature, call.number):
                if hazard.kind == HazardKind.UNHASHABLE:
                    # The error itself says so; a warning that became an error would hide it.
                    self._ledger.found(hazard, warn=False)
        except Exception as other:
            self._failed(frame, seconds, other)

    def traced_ahead(self, how: str, args: Any, kwargs: _Kwargs) -> None:
        """Remember a trace that was made by no call but, for example, by `lower()`."""
        signature = signature_of(self._parameters, args, kwargs)
        epoch = sentinel.epoch()
        with self._ledger.lock, self.memory.lock:
            self._remember(self._reasons.entry(signature, how, epoch, False), args, kwargs)

    def cleared(self, clear: Callable[[], object]) -> None:
        """Clear the traces of this function object with `clear`."""
        with self.memory.lock:
            clear()
            for entry in self.memory.entries:
                entry.dropped = True
