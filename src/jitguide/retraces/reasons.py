"""Why a call of a watched function was traced, compiled, or raised an error."""

import re

from jitguide.retraces.body import Body
from jitguide.retraces.cause import Cause, Kind
from jitguide.retraces.causes import other_causes, placement_causes, trace_causes, twins
from jitguide.retraces.exact import hashing
from jitguide.retraces.memory import Entry, Memory
from jitguide.retraces.origin import new_function_cause
from jitguide.retraces.parameters import Parameters
from jitguide.retraces.sharing import shared_trace
from jitguide.retraces.signature import Signature
from jitguide.trace.blame import arguments_named_in

_Found = tuple[list[Cause], str | None]  # and the call that they compare with


class Reasons:
    """Compares a call with the earlier traces of its function. The caller holds the memory's lock.

    With `body` None the function was jitted elsewhere.
    """

    def __init__(
        self, parameters: Parameters, memory: Memory, body: Body | None, options: str, made_at: str
    ) -> None:
        self._parameters = parameters
        self._memory = memory
        self._body = body
        self._options = options
        self._made_at = made_at

    def entry(self, signature: Signature, call: str, epoch: int, compiled: bool) -> Entry:
        """Describe a trace for the memory."""
        return Entry(signature, call, self._options, epoch, [signature] if compiled else [])

    def why_traced(self, signature: Signature, epoch: int, failed: bool) -> _Found:
        """Say why a call was traced; `failed` tells whether earlier calls raised."""
        entries = self._memory.entries
        if not entries:
            return [self._first_cause(failed)], None
        nearest, causes = self._nearest(signature)
        old = nearest.signature
        causes = causes or self._why_again(nearest, epoch)
        causes = causes or [c for c in twins(old, signature) if c.kind == Kind.MUTATED]
        causes = causes or placement_causes(old, signature) or other_causes(old, signature)
        if not causes:
            text = (
                f"nothing that can be seen differs from {nearest.call}: its trace was evicted from "
                "a full cache, or depends on something out of sight (cannot tell)"
            )
            causes = [Cause(Kind.UNKNOWN, text)]
            entries.remove(nearest)
        return causes, nearest.call

    def _first_cause(self, failed: bool) -> Cause:
        if self._body is not None:
            found = new_function_cause(self._body, self._made_at)
            if found is not None:
                return found
        return Cause(Kind.FIRST, f"first call{' (earlier calls raised)' if failed else ''}")

    def _nearest(self, signature: Signature) -> tuple[Entry, list[Cause]]:
        """Return the earlier trace with the fewest differences, the latest of equals."""
        return min(
            (
                (entry, trace_causes(entry.signature, signature, self._parameters.defaults))
                for entry in reversed(self._memory.entries)
            ),
            key=lambda found: len(found[1]),
        )

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
        self._memory.entries.remove(nearest)
        return [cause]

    def why_compiled(self, signature: Signature) -> _Found:
        """Say why a call was compiled that was not traced."""
        if not self._memory.entries:
            text = "traced before it was watched (cannot tell what differs)"
            return [Cause(Kind.UNKNOWN, text)], None
        entry, differing = self._nearest(signature)
        if differing and (
            shared := shared_trace(self._memory, signature, self._parameters.defaults)
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

    def why_raised(self, error: BaseException, signature: Signature) -> tuple[Cause, list[str]]:
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
