"""The differences between two calls, each a reason for a trace or a compile."""

import types
from collections.abc import Iterable
from typing import Any

from jitguide.array_types import mesh_text
from jitguide.retraces.call import Cause, Kind
from jitguide.retraces.context import TRACED_UNDER
from jitguide.retraces.exact import hashing, holds_nan, show
from jitguide.retraces.origin import place_of
from jitguide.retraces.signature import Leaf, Signature, Slot
from jitguide.retraces.static import Static, equal

_MOST_LEAVES = 3


def trace_causes(old: Signature, new: Signature, defaults: dict[str, Any]) -> list[Cause]:
    """Return what differs in those parts of two calls that are part of the key of a trace."""
    settings = _settings(old, new, known=True)
    x64_changed = any(cause.argument == "jax_enable_x64" for cause in settings)
    found: list[Cause] = []
    for name in dict.fromkeys(slot.name for slot in (*new.slots, *old.slots)):
        before, after = old.slot(name), new.slot(name)
        if before is None or after is None:
            found.append(_presence(name, before, after, defaults))
            continue
        if before.by_keyword != after.by_keyword:
            how = ("by position", "by keyword")
            a, b = how if after.by_keyword else how[::-1]
            found.append(_changed(Kind.PASSING, name, a, b, "passed"))
        found += _slot_causes(before, after, x64_changed)
    return found + settings


def twins(old: Signature, new: Signature) -> list[Cause]:
    """Return the static fields that are equal for JAX, and yet are not the same."""
    found: list[Cause] = []
    for before, after in _pairs(old, new):
        if before.tree == after.tree and len(before.fields) == len(after.fields):
            for a, b in zip(before.fields, after.fields, strict=True):
                if a.key != b.key and equal(a.value, b.value):
                    found.append(_static(Kind.FIELD, after.name, a, b))
    return found


def placement_causes(old: Signature, new: Signature) -> list[Cause]:
    """Return the leaves that live elsewhere: part of the key of the compiled program."""
    found: list[Cause] = []
    for before, after in _pairs(old, new):
        if len(before.leaves) == len(after.leaves):
            leaves = zip(before.leaves, after.leaves, strict=True)
            moved = [_moved(after.name, a, b) for a, b in leaves if _where(a) != _where(b)]
            found += _shorten(moved, after.name)
    return found


def other_causes(old: Signature, new: Signature) -> list[Cause]:
    """Return differences that may matter to JAX or not: said only where nothing else differs."""
    found = []
    if old.tracers != new.tracers:
        a, b = (" and ".join(s.tracers) or "no tracers" for s in (old, new))
        text = f"called inside another trace or transformation: arguments were {a}, now {b}"
        found.append(Cause(Kind.TRANSFORMATION, text, None, a, b))
    return found + _settings(old, new, known=False)


def _pairs(old: Signature, new: Signature) -> Iterable[tuple[Slot, Slot]]:
    for after in new.slots:
        before = old.slot(after.name)
        if before is not None:
            yield before, after


def _changed(kind: str, argument: str, old: str, new: str, what: str = "", path: str = "") -> Cause:
    text = f"{argument}{path}: {what}{' ' if what else ''}{old} -> {new}"
    return Cause(kind, text, argument, old, new, path)


def _presence(
    name: str, before: Slot | None, after: Slot | None, defaults: dict[str, Any]
) -> Cause:
    def shown(slot: Slot | None) -> str:
        if slot is not None:
            return f"given as {slot.shown}"
        return f"omitted (default {show(defaults[name])})" if name in defaults else "absent"

    kind = Kind.DEFAULT if name in defaults else Kind.ARGUMENTS
    return _changed(kind, name, shown(before), shown(after))


def _slot_causes(before: Slot, after: Slot, x64_changed: bool) -> list[Cause]:
    name, roles = after.name, (before.role, after.role)
    if "static" in roles and before.role != after.role:
        return [_changed(Kind.ROLE, name, *roles)]
    if before.refused != after.refused:
        a, b = (slot.refused or slot.shown for slot in (before, after))
        return [_changed(Kind.DTYPE, name, a, b)]
    found: list[Cause] = []
    if after.role != "static":
        if before.tree != after.tree:
            return _structure(before, after)
        for old, new in zip(before.leaves, after.leaves, strict=True):
            found += _leaf_causes(name, old, new, x64_changed)
    old_value, new_value = before.static, after.static
    if not found and old_value and new_value and old_value.key != new_value.key:
        return [_static(Kind.STATIC, name, old_value, new_value)]
    return _shorten(found, name)


def _static(kind: str, argument: str, before: Static, after: Static) -> Cause:
    name, old, new = f"{argument}{after.path}", before.value, after.value
    was, now, path = before.shown, after.shown, after.path
    if old is new and not isinstance(new, (bool, int, float, complex, str, bytes)):
        what = f"the same {type(new).__name__} object was mutated,"
        fields = before.changes(after)
        was = ", ".join(f"{field}={value}" for field, value, _ in fields) or was
        now = ", ".join(f"{field}={value}" for field, _, value in fields) or now
        return _changed(Kind.MUTATED, argument, was, now, what, path)
    if holds_nan(old) and holds_nan(new):
        text = f"{name}: {was} -> {now}: NaN equals nothing, not even itself"
        return Cause(Kind.NAN, text, argument, was, now, path)
    if type(old) is type(new) and "identity" in (hashing(old), hashing(new)):
        text = f"{name}: {_another_object(before, after)}"
        return Cause(Kind.IDENTITY, text, argument, was, now, path)
    if type(old) is not type(new) or was == now:
        was, now = f"{was} ({type(old).__name__})", f"{now} ({type(new).__name__})"
    if isinstance(old, tuple) and isinstance(new, tuple) and old == new:
        was, now = (
            f"({', '.join(type(v).__name__ for v in static.value)}) {static.shown}"
            for static in (before, after)
        )
    return _changed(kind, argument, was, now, "", path)


def _another_object(before: Static, after: Static) -> str:
    kind = type(after.value).__name__
    if isinstance(after.value, (types.FunctionType, types.MethodType)) or kind == "partial":
        return (
            f"{before.shown} -> {after.shown}, another {kind} object, made at "
            f"{place_of(after.value)}: functions compare by identity"
        )
    fields = before.changes(after)
    differing = ", ".join(f"{field}: {a} -> {b}" for field, a, b in fields)
    said = f"({differing})" if fields else "with equal fields"
    return f"another {kind} object {said}; {kind} compares by identity"


def _structure(before: Slot, after: Slot) -> list[Cause]:
    name, paths = after.name, [[field.path for field in slot.fields] for slot in (before, after)]
    if before.nodes == after.nodes and paths[0] == paths[1]:
        found = [
            _static(Kind.FIELD, name, a, b)
            for a, b in zip(before.fields, after.fields, strict=True)
            if not equal(a.value, b.value)
        ]
        if found:
            return _shorten(found, name)
    old, new = (str(slot.tree) for slot in (before, after))
    if old == new:
        text = f"{name}: same structure, but the static data of a pytree node compares unequal"
        return [Cause(Kind.STRUCTURE, text, name, old, new)]
    old, new = (_shown_tree(tree) for tree in (old, new))
    text = f"{name}: structure {old} -> {new}"
    if len(before.leaves) != len(after.leaves):
        text += f" ({len(before.leaves)} -> {len(after.leaves)} leaves)"
    return [Cause(Kind.STRUCTURE, text, name, old, new)]


def _shown_tree(tree: str) -> str:
    text = tree.removeprefix("PyTreeDef(").removesuffix(")")
    return text if len(text) <= 60 else text[:57] + "..."


def _leaf_causes(name: str, old: Leaf, new: Leaf, x64_changed: bool) -> list[Cause]:
    found: list[Cause] = []

    def differ(kind: str, a: str, b: str, what: str) -> None:
        found.append(_changed(kind, name, a, b, what, new.path))

    if old.shape != new.shape:
        differ(Kind.SHAPE, str(old.shape), str(new.shape), "shape")
    if old.dtype != new.dtype and not (old.given == new.given and x64_changed):
        differ(Kind.DTYPE, old.dtype, new.dtype, "dtype")
    if old.weak != new.weak:
        a, b = (f"{leaf.kind} ({leaf.source})" for leaf in (old, new))
        text = f"{name}{new.path}: weak type {old.weak} -> {new.weak}, {a} -> {b}"
        found.append(Cause(Kind.WEAK, text, name, str(old.weak), str(new.weak), new.path))
    if old.spec != new.spec:
        same = old.mesh == new.mesh
        a, b = (leaf.spec if same else leaf.sharding for leaf in (old, new))
        differ(Kind.PLACE, a, b, "sharding")
    elif old.mesh != new.mesh:
        a, b = mesh_text(old.mesh), mesh_text(new.mesh)
        if a == b:  # of devices of another kind
            a, b = str(old.mesh), str(new.mesh)
        differ(Kind.PLACE, a, b, "mesh")
    if old.extra != new.extra:
        differ(Kind.PLACE, old.extra or str(old.place), new.extra or str(new.place), "sharding")
    return found


def _where(leaf: Leaf) -> Any:
    # A value that is not committed to a device goes wherever the others are, like a NumPy array.
    place = leaf.place
    if place.sharding is None or place.committed is False:
        return (None, place.layout)
    return (place.sharding, place.layout)


def _moved(name: str, old: Leaf, new: Leaf) -> Cause:
    a, b = str(old.place), str(new.place)
    specs = old.place.spec, new.place.spec
    if all(specs) and a.replace(*specs) == b:
        if a != b:
            return _changed(Kind.PLACE, name, *specs, "sharding", new.path)
        a, b = (f"{a} of {mesh_text(leaf.place.sharding.mesh)}" for leaf in (old, new))
    return _changed(Kind.PLACE, name, a, b, "", new.path)


def _shorten(causes: list[Cause], name: str) -> list[Cause]:
    """Keep the first few leaves of each kind of change, and count the rest."""
    kept: list[Cause] = []
    for kind in dict.fromkeys(cause.kind for cause in causes):
        same = [cause for cause in causes if cause.kind == kind]
        kept += same[:_MOST_LEAVES]
        if (more := len(same) - _MOST_LEAVES) > 0:
            kept.append(Cause(kind, f"{name}: and {more} more leaves ({kind})", name))
    return kept


def _settings(old: Signature, new: Signature, known: bool) -> list[Cause]:
    found = []
    doubt = "" if known else " (whether a trace depends on it: cannot tell)"
    for name in dict.fromkeys([*old.context, *new.context]):
        before, after = (signature.context.get(name) for signature in (old, new))
        if (name in TRACED_UNDER) != known or before is after or bool(before == after):
            continue
        a, b = (show(_plain(value), 100) for value in (before, after))
        text = f"{name}: {a} -> {b}{doubt}" if a != b else f"{name}: {a} of other devices{doubt}"
        found.append(Cause(Kind.CONTEXT, text, name, a, b))
    return found


def _plain(value: Any) -> Any:
    return getattr(value, "value", value) if type(value).__module__.startswith("jax") else value
