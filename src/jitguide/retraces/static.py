"""What JAX compares instead of tracing: static arguments, and static fields of pytrees."""

import dataclasses
from collections.abc import Hashable
from typing import Any

import jax

from jitguide.retraces.exact import exact, fields_of, show

# Containers that hold nothing but their parts; of a dict JAX also compares the keys.
_PLAIN = (tuple, list, dict, type(None))
_ABSENT = ("(absent)", None)


@dataclasses.dataclass(frozen=True)
class Static:
    """A value that JAX compares with `==`, as it was in one call."""

    path: str  # "" for an argument, ".rate" for a field of it
    value: Any
    key: Hashable  # exact: it differs where two equal values are not the same
    shown: str
    parts: dict[str, tuple[str, Hashable]]  # the fields of an object, each shown and exact

    def changes(self, new: "Static") -> list[tuple[str, str, str]]:
        """Return the fields of an object that differ in `new`: name, old, new."""
        pairs = {
            n: (self.parts.get(n, _ABSENT), new.parts.get(n, _ABSENT))
            for n in new.parts | self.parts
        }
        return [(name, a[0], b[0]) for name, (a, b) in pairs.items() if a[1] != b[1]]


def as_static(value: Any, path: str = "") -> Static:
    """Describe a static argument, or with a path a static field."""
    data_only = bool(path)
    parts = {n: (show(part), exact(part, data_only)) for n, part in fields_of(value).items()}
    return Static(path, value, exact(value, data_only), show(value), parts)


def equal(a: Any, b: Any) -> bool:
    """Return whether two values are equal for JAX."""
    try:
        return a is b or bool(a == b)
    except Exception:  # an equality that raises says nothing
        return False


def static_fields(value: Any) -> tuple[tuple[tuple[str, Any], ...], tuple[Static, ...]]:
    """Return path and type of every node of a pytree, and the static fields of these nodes.

    Raises:
        Exception: whatever the flattening of `value` raises.
    """
    nodes: list[tuple[str, Any]] = []
    fields: list[Static] = []

    def walk(node: Any, path: str) -> None:
        parts, tree = jax.tree_util.tree_flatten_with_path(node, is_leaf=lambda p: p is not node)
        data = tree.node_data()  # type: ignore[attr-defined]
        nodes.append((path, data and data[0]))
        if data is None:  # a leaf
            return
        named = {jax.tree_util.keystr(key): part for key, part in parts}
        if _holds_static(*data):
            fields.extend(
                as_static(held, path + name) for name, held in _names(node, data[1], named)
            )
        for name, part in named.items():
            walk(part, path + name)

    walk(value, "")
    return tuple(nodes), tuple(fields)


def _holds_static(kind: Any, data: Any) -> bool:
    return kind not in _PLAIN and data is not None and data != ()


def _names(node: Any, data: Any, parts: dict[str, Any]) -> list[tuple[str, Any]]:
    """Name the static data of a node by the fields that hold it; nobody else knows the names."""
    if dataclasses.is_dataclass(node) and isinstance(data, tuple):
        declared = [field.name for field in dataclasses.fields(node)]
        names = [name for name in declared if f".{name}" not in parts]
        if len(names) == len(data) and all(
            getattr(node, name, parts) is held for name, held in zip(names, data, strict=True)
        ):
            return [(f".{name}", held) for name, held in zip(names, data, strict=True)]
    return [(f" (static data of {type(node).__name__})", data)]


def field_values(args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
    """Return the static fields of a call in a fixed order (this runs on hits that have some)."""
    found: list[Any] = []
    waiting: list[Any] = [jax.tree_util.tree_structure((args, kwargs))]
    for tree in waiting:
        data = tree.node_data()
        if data is not None and _holds_static(*data):
            # The tuple is made for each call, what it holds is not: that can be told by identity.
            found.extend(data[1] if type(data[1]) is tuple else (data[1],))
        waiting += tree.children()
    return found
