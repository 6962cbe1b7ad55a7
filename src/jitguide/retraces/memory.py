"""What has been traced so far for one function object, no matter who watches it."""

import threading
from collections.abc import Hashable
from dataclasses import dataclass, field

from jitguide.retraces.signature import Signature


@dataclass
class Entry:
    """One trace: its signature, and the placements for which its program was compiled."""

    signature: Signature
    call: str  # how the call is named in an explanation: "call 3"
    options: str  # of the `jax.jit` that traced it
    epoch: int  # how often all caches had been cleared by then
    placements: list[Signature] = field(default_factory=list)
    dropped: bool = False  # by `clear_cache()` of the function


class Memory:
    """The traces of one function object, oldest first."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.entries: list[Entry] = []
        self.has_fields = False  # whether a pytree with static fields was traced
        # static values, found as a dictionary finds them -> their exact forms
        self._variants: dict[Hashable, set[Hashable]] = {}
        self.mixed = False  # whether equal values were traced in more than one exact form

    def remember(self, values: Hashable, key: Hashable) -> None:
        """Note that static `values`, in exact form `key`, were traced."""
        try:
            forms = self._variants.setdefault(values, set())
            forms.add(key)
            self.mixed = self.mixed or len(forms) > 1
        except Exception:  # their hash or equality raises: JAX has said so already
            return

    def is_only_variant(self, values: Hashable, key: Hashable) -> bool:
        """Return whether all traces with static values equal to `values` were made for `key`."""
        try:
            return self._variants.get(values) == {key}
        except Exception:
            return False
