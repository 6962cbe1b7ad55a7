"""Cache hits that reused the trace of other static values: equal for JAX, but not identical."""

from typing import Any

from jitguide.retraces import sentinel
from jitguide.retraces.body import Entry, Memory
from jitguide.retraces.call import Cause, Kind
from jitguide.retraces.causes import trace_causes, twins
from jitguide.retraces.exact import Snapshot, exact
from jitguide.retraces.hazards import Hazard, of_sharing
from jitguide.retraces.parameters import Parameters
from jitguide.retraces.signature import Signature, signature_of
from jitguide.retraces.static import equal, field_values

_Values = tuple[Any, ...]


class Sharing:
    """Compares the static values of a hit with those of the traces, as fast as it can."""

    def __init__(self, parameters: Parameters, memory: Memory) -> None:
        self._parameters = parameters
        self._memory = memory
        self._snapshot = Snapshot(())
        self._key: _Values = ()  # of the snapshot, which keeps what a key names by identity
        self._told: set[Any] = set()  # exact forms whose hazard was found already

    def remember(self, signature: Signature, args: Any, kwargs: dict[str, Any]) -> None:
        """Note that a call was traced."""
        self._memory.has_fields |= any(slot.fields for slot in signature.slots)
        statics, fields = self._values(args, kwargs)
        key = _key(statics, fields)
        self._memory.remember(statics + fields, key)
        self._keep(statics + fields, key)

    def _keep(self, values: _Values, key: _Values) -> None:
        self._snapshot, self._key = Snapshot(values), key

    def hazards(self, args: Any, kwargs: dict[str, Any], number: int) -> list[Hazard]:
        """Return the hazards of a hit (this runs on every hit that has static values)."""
        memory = self._memory
        statics, fields = self._values(args, kwargs)
        values = statics + fields
        if not memory.mixed and self._snapshot.holds(values):
            return []
        key = _key(statics, fields)
        if (key == self._key and not memory.mixed) or key in self._told:
            return []
        with memory.lock:
            if memory.is_only_variant(values, key):
                self._keep(values, key)
                return []
            if not memory.entries:
                return []
            shared = shared_trace(
                memory, signature_of(self._parameters, args, kwargs), self._parameters.defaults
            )
        if shared is None:
            return []  # the same trace, as far as can be seen
        self._told.add(key)
        entry, causes = shared
        return of_sharing(causes, entry.call, number)

    def _values(self, args: Any, kwargs: dict[str, Any]) -> tuple[_Values, _Values]:
        statics = self._parameters.static_values(args, kwargs)
        return statics, tuple(field_values(args, kwargs)) if self._memory.has_fields else ()


def _key(statics: _Values, fields: _Values) -> _Values:
    if not fields:
        return tuple(map(exact, statics))
    return (*map(exact, statics), *(exact(value, data_only=True) for value in fields))


def shared_trace(
    memory: Memory, signature: Signature, defaults: dict[str, Any]
) -> tuple[Entry, list[Cause]] | None:
    """Return the trace that a hit must have reused, if it was made for other static values."""
    found: tuple[Entry, list[Cause]] | None = None
    epoch = sentinel.latest()
    for entry in reversed(memory.entries):
        if entry.dropped or entry.epoch < epoch:
            continue  # JAX has forgotten it
        causes = trace_causes(entry.signature, signature, defaults)
        alike = twins(entry.signature, signature)
        if not causes and not alike:
            return None
        # Where another thread has traced these very values and not noted it yet, no trace is
        # known whose values are equal.
        if found is None and all(_may_share(entry.signature, signature, cause) for cause in causes):
            found = entry, causes + alike
    return found


def _may_share(old: Signature, new: Signature, cause: Cause) -> bool:
    if cause.kind not in (Kind.STATIC, Kind.MUTATED):
        return False
    before, after = (signature.slot(cause.argument or "") for signature in (old, new))
    if before is None or after is None or before.static is None or after.static is None:
        return False
    return equal(before.static.value, after.static.value)
