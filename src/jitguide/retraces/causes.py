"""The differences between two calls, each a reason for a trace or a compile."""

import types
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from jitguide.retraces.context import is_traced_under
from jitguide.retraces.exact import changes, hashing, holds_nan, show
from jitguide.retraces.origin import place_of
from jitguide.retraces.signature import Leaf, Signature, Slot

__all__ = ["Cause", "Kind", "placement_causes", "trace_causes"]


class Kind:
    """The names of the causes, as the table of `report()` prints them."""

    FIRST = "first call"
    NEW_FUNCTION = "new function object"
    STATIC = "static value"
    IDENTITY = "static object compared by identity"
    MUTATED = "static object mutated"
    NAN = "static NaN"
    PASSING = "by position or by keyword"
    DEFAULT = "default omitted or given"
    ARGUMENTS = "number of arguments"
    ROLE = "static or traced"
    SHAPE = "shape"
    DTYPE = "dtype"
    WEAK = "weak type"
    STRUCTURE = "structure of the leaves"
    PLACE = "sharding or device"
    COMPILE = "first compile of a trace"
    CONTEXT = "tracing context"
    TRANSFORMATION = "inside another trace"
    CLEARED = "cache cleared"
    UNKNOWN = "cannot tell"
    NO_JIT = "jit disabled"
    RAISED = "raised"


@dataclass(frozen=True)
class Cause:
    """One reason: what changed, in which argument, from what to what."""

    kind: str
    argument: str | None
    old: str
    new: str
    text: str

    def __str__(self) -> str:
        return self.text

    def data(self) -> dict[str, Any]:
        """Return the cause as plain data."""
        return asdict(self)


_MOST_LEAVES = 3


def trace_causes(old: Signature, new: Signature, defaults: dict[str, Any]) -> list[Cause]:
    """Return what differs in those parts of two calls that are part of the key of a trace."""
    settings = _settings(old, new, known=True)
    x64_changed = any(cause.argument == "jax_enable_x64" for cause in settings)
    found: list[Cause] = []
    for name in _names(old, new):
        before, after = old.slot(name), new.slot(name)
        if before is None or after is None:
            found.append(_presence(name, before, after, defaults))
            continue
        if before.by_keyword != after.by_keyword:
            found.append(_passing(name, after))
        found += _slot_causes(before, after, x64_changed)
    return found + settings


def placement_causes(old: Signature, new: Signature) -> list[Cause]:
    """Return the leaves that live elsewhere: part of the key of the compiled program only."""
    found: list[Cause] = []
    for after in new.slots:
        before = old.slot(after.name)
        if before is None or len(before.leaves) != len(after.leaves):
            continue
        moved = [
            (a, b)
            for a, b in zip(before.leaves, after.leaves, strict=True)
            if _where(a) != _where(b)
        ]
        found += _shorten([_moved(after.name, a, b) for a, b in moved], after.name, Kind.PLACE)
    return found


def other_causes(old: Signature, new: Signature) -> list[Cause]:
    """Return differences that may matter to JAX or not: said only where nothing else differs."""
    found = []
    if old.tracers != new.tracers:
        before, after = (" and ".join(s.tracers) or "no tracers" for s in (old, new))
        text = (
            f"called inside another trace or transformation: arguments were {before}, now {after}"
        )
        found.append(Cause(Kind.TRANSFORMATION, None, before, after, text))
    return found + _settings(old, new, known=False)


def _names(old: Signature, new: Signature) -> Iterable[str]:
    return dict.fromkeys([*(slot.name for slot in new.slots), *(slot.name for slot in old.slots)])


def _presence(
    name: str, before: Slot | None, after: Slot | None, defaults: dict[str, Any]
) -> Cause:
    def shown(slot: Slot | None) -> str:
        if slot is not None:
            return f"given as {slot.shown}"
        return f"omitted (default {show(defaults[name])})" if name in defaults else "absent"

    kind = Kind.DEFAULT if name in defaults else Kind.ARGUMENTS
    old, new = shown(before), shown(after)
    return Cause(kind, name, old, new, f"{name}: {old} -> {new}")


def _passing(name: str, after: Slot) -> Cause:
    old, new = ("by position", "by keyword") if after.by_keyword else ("by keyword", "by position")
    return Cause(Kind.PASSING, name, old, new, f"{name}: passed {old} -> {new}")


def _slot_causes(before: Slot, after: Slot, x64_changed: bool) -> list[Cause]:
    name = after.name
    if "static" in (before.role, after.role) and before.role != after.role:
        text = f"{name}: {before.role} -> {after.role}"
        return [Cause(Kind.ROLE, name, before.role, after.role, text)]
    if after.role == "static":
        return [_static(before, after)] if before.key != after.key else []
    if before.tree != after.tree:
        return [_structure(before, after)]
    found = []
    for old, new in zip(before.leaves, after.leaves, strict=True):
        found += _leaf_causes(name, old, new, x64_changed)
    if (
        not found
        and after.role == "unknown"
        and before.role == "unknown"
        and before.key != after.key
    ):
        return [_static(before, after)]
    if not found and before.key != after.key and "unknown" not in (before.role, after.role):
        return [Cause(Kind.DTYPE, name, before.shown, after.shown, f"{name}: {after.key}")]
    return _shorten(found, name, None)


def _static(before: Slot, after: Slot) -> Cause:
    name, old, new = after.name, before.value, after.value
    if old is new and not isinstance(new, (bool, int, float, complex, str, bytes)):
        return _mutated(before, after)
    if holds_nan(old) and holds_nan(new):
        text = f"{name}: {before.shown} -> {after.shown}: NaN equals nothing, not even itself"
        return Cause(Kind.NAN, name, before.shown, after.shown, text)
    if type(old) is type(new) and "identity" in (hashing(old), hashing(new)):
        return _another_object(before, after)
    was, now = before.shown, after.shown
    if type(old) is not type(new) or was == now:
        was, now = f"{was} ({type(old).__name__})", f"{now} ({type(new).__name__})"
    if isinstance(old, tuple) and isinstance(new, tuple) and old == new:
        was, now = (
            f"({', '.join(type(v).__name__ for v in t)}) {s}"
            for t, s in ((old, before.shown), (new, after.shown))
        )
    return Cause(Kind.STATIC, name, was, now, f"{name}: {was} -> {now}")


def _mutated(before: Slot, after: Slot) -> Cause:
    fields = changes(before.key, after.key)
    old = ", ".join(f"{field}={a!r}" for field, a, _ in fields) or before.shown
    new = ", ".join(f"{field}={b!r}" for field, _, b in fields) or after.shown
    text = f"{after.name}: the same {type(after.value).__name__} object was mutated, {old} -> {new}"
    return Cause(Kind.MUTATED, after.name, old, new, text)


def _another_object(before: Slot, after: Slot) -> Cause:
    name, new = after.name, after.value
    kind = type(new).__name__
    fields = changes(before.key, after.key)
    if isinstance(new, (types.FunctionType, types.MethodType)) or kind == "partial":
        text = (
            f"{name}: {before.shown} -> {after.shown}, another {kind} object, made at "
            f"{place_of(new)}: functions compare by identity"
        )
    elif fields:
        differing = ", ".join(f"{f}: {a!r} -> {b!r}" for f, a, b in fields)
        text = f"{name}: another {kind} object ({differing}); {kind} compares by identity"
    else:
        text = f"{name}: another {kind} object with equal fields; {kind} compares by identity"
    return Cause(Kind.IDENTITY, name, before.shown, after.shown, text)


def _structure(before: Slot, after: Slot) -> Cause:
    name = after.name
    old, new = str(before.tree), str(after.tree)
    counts = f"{len(before.leaves)} -> {len(after.leaves)} leaves"
    if old == new:
        text = f"{name}: same structure, but the static data of a pytree node compares unequal"
    else:
        old, new = show(_Text(old), 60), show(_Text(new), 60)
        text = f"{name}: structure {old} -> {new}"
        text += f" ({counts})" if len(before.leaves) != len(after.leaves) else ""
    return Cause(Kind.STRUCTURE, name, old, new, text)


class _Text(str):
    def __repr__(self) -> str:
        return str(self).removeprefix("PyTreeDef(").removesuffix(")")


def _leaf_causes(name: str, old: Leaf, new: Leaf, x64_changed: bool) -> list[Cause]:
    where = f"{name}{new.path}"
    found = []
    if old.shape != new.shape:
        a, b = str(old.shape), str(new.shape)
        found.append(Cause(Kind.SHAPE, name, a, b, f"{where}: shape {a} -> {b}"))
    same_given = old.given == new.given and x64_changed
    if old.dtype != new.dtype and not same_given:
        text = f"{where}: dtype {old.dtype} -> {new.dtype}"
        found.append(Cause(Kind.DTYPE, name, old.dtype, new.dtype, text))
    if old.weak != new.weak:
        a, b = (f"{leaf.kind} ({leaf.source})" for leaf in (old, new))
        text = f"{where}: weak type {old.weak} -> {new.weak}, {a} -> {b}"
        found.append(Cause(Kind.WEAK, name, str(old.weak), str(new.weak), text))
    if old.extra != new.extra:
        a, b = old.extra or str(old.place), new.extra or str(new.place)
        found.append(Cause(Kind.PLACE, name, a, b, f"{where}: sharding {a} -> {b}"))
    return found


def _where(leaf: Leaf) -> Any:
    # A value that is not committed to a device goes wherever the others are, like a NumPy array.
    place = leaf.place
    if place.sharding is None or place.committed is False:
        return (None, place.layout)
    return (place.sharding, place.layout)


def _moved(name: str, old: Leaf, new: Leaf) -> Cause:
    a, b = str(old.place), str(new.place)
    return Cause(Kind.PLACE, name, a, b, f"{name}{new.path}: {a} -> {b}")


def _shorten(causes: list[Cause], name: str, _kind: str | None) -> list[Cause]:
    """Keep the first few leaves of each kind of change, and count the rest."""
    kept: list[Cause] = []
    for kind in dict.fromkeys(cause.kind for cause in causes):
        same = [cause for cause in causes if cause.kind == kind]
        kept += same[:_MOST_LEAVES]
        if (more := len(same) - _MOST_LEAVES) > 0:
            kept.append(Cause(kind, name, "", "", f"{name}: and {more} more leaves ({kind})"))
    return kept


def _settings(old: Signature, new: Signature, known: bool) -> list[Cause]:
    found = []
    names = dict.fromkeys([*old.context, *new.context])
    differing = [n for n in names if not _same(old.context.get(n), new.context.get(n))]
    if "mesh" in differing and "abstract mesh" in differing:
        differing.remove("abstract mesh")
    for name in differing:
        if is_traced_under(name) != known:
            continue
        a, b = (show(_plain(signature.context.get(name))) for signature in (old, new))
        doubt = "" if known else " (whether a trace depends on it: cannot tell)"
        found.append(Cause(Kind.CONTEXT, name, a, b, f"{name}: {a} -> {b}{doubt}"))
    return found


def _plain(value: Any) -> Any:
    return getattr(value, "value", value) if type(value).__module__.startswith("jax") else value


def _same(a: Any, b: Any) -> bool:
    return a is b or bool(a == b)
