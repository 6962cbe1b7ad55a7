"""Says why a call of a watched function traced, compiled or raised, and which hazards it shows."""

import re
from collections.abc import Callable
from typing import Any

import jax

from jitguide.retraces import events, sentinel
from jitguide.retraces.body import Body, Entry, Memory
from jitguide.retraces.call import Cause, Kind
from jitguide.retraces.causes import other_causes, placement_causes, trace_causes, twins
from jitguide.retraces.events import Frame
from jitguide.retraces.exact import hashing
from jitguide.retraces.hazards import HazardKind, HazardWarning, History, of_static_arguments
from jitguide.retraces.ledger import Ledger
from jitguide.retraces.origin import caller, new_function_cause
from jitguide.retraces.parameters import Parameters
from jitguide.retraces.sharing import Sharing, shared_trace
from jitguide.retraces.signature import Signature, signature_of
from jitguide.trace.blame import arguments_named_in

_Kwargs = dict[str, Any]
_Found = tuple[list[Cause], str | None]  # and the call that they compare with


class Explainer:
    """Is told of each call that ended, and enters it into the ledger with its reasons and hazards.

    It compares a call with the earlier traces of its function. With `body` None that was jitted
    elsewhere.

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
        self._body, self._made_at = body, caller()
        self._options = ", ".join(f"{k}={v!r}" for k, v in sorted(options.items()))
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
        compiled = frame.compiles > 0
        if traced and not self._own and not compiled and not inside:
            traced = None  # JAX also reports a trace where it only looks one up
        epoch = sentinel.epoch() if traced else 0
        with self._ledger.lock, self.memory.lock:
            against: str | None = None
            if traced is None:
                text = "JAX reports a trace, also where it only looks one up, and no compile"
                causes = [Cause(Kind.UNKNOWN, text)]
            elif traced:
                failed = any(call.error for call in self._ledger.calls)
                causes, against = self._why_traced(signature, epoch, failed)
                name = f"call {self._ledger.call_count + 1}"
                entry = Entry(signature, name, self._options, epoch)
                entry.placements += [signature] * compiled
                self._remember(entry, args, kwargs)
            else:
                causes, against = self._why_compiled(signature)
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
            cause, named = self._why_raised(error, signature)
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
            self._remember(Entry(signature, how, self._options, epoch), args, kwargs)

    def cleared(self, clear: Callable[[], object]) -> None:
        """Clear the traces of this function object with `clear`."""
        with self.memory.lock:
            clear()
            for entry in self.memory.entries:
                entry.dropped = True

    def _why_traced(self, signature: Signature, epoch: int, failed: bool) -> _Found:
        """Say why a call was traced; `failed` tells whether earlier calls raised."""
        entries = self.memory.entries
        if not entries:
            first = Cause(Kind.FIRST, f"first call{' (earlier calls raised)' if failed else ''}")
            return [(self._body and new_function_cause(self._body, self._made_at)) or first], None
        nearest, causes = self._nearest(signature)
        old = nearest.signature
        causes = causes or self._why_again(nearest, epoch)
        causes = causes or [c for c in twins(old, signature) if c.kind == Kind.MUTATED]
        causes = causes or placement_causes(old, signature) or other_causes(old, signature)
        if not causes:
            text = (
                f"no visible difference from {nearest.call}: its trace was evicted from "
                "a full cache, or depends on something that watch cannot see (cannot tell)"
            )
            causes = [Cause(Kind.UNKNOWN, text)]
            entries.remove(nearest)
        return causes, nearest.call

    def _nearest(self, signature: Signature) -> tuple[Entry, list[Cause]]:
        """Return the earlier trace with the fewest differences, the latest of equals."""
        latest_first, defaults = reversed(self.memory.entries), self._parameters.defaults
        found = ((e, trace_causes(e.signature, signature, defaults)) for e in latest_first)
        return min(found, key=lambda entry_and_causes: len(entry_and_causes[1]))

    def _why_again(self, nearest: Entry, epoch: int) -> list[Cause]:
        """Say why a call was traced that does not differ from an earlier trace."""
        if nearest.dropped:
            cause = _CLEARED
        elif nearest.epoch < epoch:
            cause = Cause(Kind.CLEARED, "jax.clear_caches() was called in between")
        elif nearest.options != self._options:
            was, now = (options or "no options" for options in (nearest.options, self._options))
            text = f"jitted with other options: {was} -> {now}"
            return [Cause(Kind.NEW_FUNCTION, text, None, was, now)]
        else:
            return []
        self.memory.entries.remove(nearest)
        return [cause]

    def _why_compiled(self, signature: Signature) -> _Found:
        """Say why a call was compiled that was not traced."""
        if not self.memory.entries:
            text = "traced before it was watched (cannot tell what differs)"
            return [Cause(Kind.UNKNOWN, text)], None
        entry, differing = self._nearest(signature)
        if differing and (
            shared := shared_trace(self.memory, signature, self._parameters.defaults)
        ):
            entry = shared[0]
        if not entry.placements:
            entry.placements.append(signature)
            where = "inside another trace" if entry.call.startswith("call") else "ahead of time"
            text = f"traced by {entry.call} {where}, compiled by itself only now"
            return [Cause(Kind.COMPILE, text)], entry.call
        if entry.dropped:
            entry.dropped = False
            entry.placements = [signature]
            return [_CLEARED], entry.call
        found = [placement_causes(earlier, signature) for earlier in reversed(entry.placements)]
        entry.placements.append(signature)
        causes = min(found, key=len) or other_causes(entry.signature, signature)
        return causes or [_unseen(signature)], entry.call

    def _why_raised(self, error: BaseException, signature: Signature) -> tuple[Cause, list[str]]:
        """Say why a call raised, and which traced arguments the body needed the value of."""
        kind = type(error).__name__
        for slot in signature.slots if self._parameters.any_static else ():
            if slot.role == "static" and slot.static and hashing(slot.static.value) == "unhashable":
                text = f"{slot.name} is a {type(slot.static.value).__name__}, which has no hash"
                return Cause(Kind.RAISED, text, slot.name, "", kind), []
        if named := [re.split(r"[\[.]", name)[0] for name in arguments_named_in(error)]:
            text = f"the body needs the value of {' and '.join(named)}, which is traced"
            return Cause(Kind.RAISED, text, named[0], "", kind), named
        text = (str(error).splitlines() or [""])[0] or kind
        text = text if len(text) <= 100 else text[:97] + "..."
        return Cause(Kind.RAISED, text, None, "", kind), []


_CLEARED = Cause(Kind.CLEARED, "clear_cache() of this function was called in between")


def _unseen(signature: Signature) -> Cause:
    if signature.tracers:
        kinds = " and ".join(signature.tracers)
        text = (
            f"called under a transformation ({kinds}), whose own shapes cannot be seen from "
            "here (cannot tell what differs)"
        )
        return Cause(Kind.TRANSFORMATION, text, None, "", kinds)
    text = "no difference that can be seen asks for another program (cannot tell)"
    return Cause(Kind.UNKNOWN, text)
