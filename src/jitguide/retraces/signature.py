"""What a call looks like to `jax.jit`: static values, and shape, dtype and place of every leaf."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from jitguide.retraces.context import Context, context_now
from jitguide.retraces.exact import exact, show
from jitguide.retraces.parameters import Argument, Parameters

__all__ = ["Leaf", "Place", "Signature", "Slot", "signature_of"]


@dataclass(frozen=True)
class Place:
    """Where an array lives: part of the key of the compiled program, mostly not of the trace."""

    sharding: Any  # a jax.sharding.Sharding, or None for values that are on no device
    committed: bool | None  # None: this version does not let us know
    layout: str

    def __str__(self) -> str:
        if self.sharding is None:
            return "not on a device"
        devices = sorted(self.sharding.device_set, key=lambda device: device.id)
        named = getattr(self.sharding, "spec", None)
        text = ",".join(f"{d.platform}:{d.id}" for d in devices[:8]) + (
            ",..." if devices[8:] else ""
        )
        if named is not None:
            text += f" {named}"
        if self.committed:
            text += " (committed)"
        return text + (f" {self.layout}" if self.layout else "")


@dataclass(frozen=True)
class Leaf:
    """One array (or Python number) of a traced argument."""

    path: str  # "" for an argument that is itself a leaf, else "['w'][0]"
    shape: tuple[Any, ...]
    dtype: str
    weak: bool
    extra: str  # whatever else the type of the array says on newer versions
    given: str  # the dtype before JAX narrowed it: "float64"
    source: str  # "jax.Array", "numpy.ndarray", "Python float", "BatchTracer"
    place: Place
    number: Hashable  # exact value of a Python number, else None

    @property
    def kind(self) -> str:
        """The abstract value as JAX prints it, weak types marked with a tilde: `~float32[]`."""
        weak = "~" if self.weak else ""
        return f"{weak}{self.dtype}[{','.join(map(str, self.shape))}]"


@dataclass(frozen=True)
class Slot:
    """One argument of the call."""

    name: str
    by_keyword: bool
    role: str  # "static", "traced", or "unknown" for a function that was jitted elsewhere
    value: Any  # of static and unknown arguments only: no array is kept alive
    key: Hashable
    shown: str
    tree: Any = None
    leaves: tuple[Leaf, ...] = ()


@dataclass(frozen=True)
class Signature:
    """One call as `jax.jit` sees it, as far as it can be known from outside."""

    slots: tuple[Slot, ...]
    context: Context
    tracers: tuple[
        str, ...
    ]  # kinds of tracers among the arguments: the call is inside another trace

    def slot(self, name: str) -> Slot | None:
        """Return the argument called `name`, or None if it was omitted."""
        return next((slot for slot in self.slots if slot.name == name), None)


def signature_of(
    parameters: Parameters, args: tuple[Any, ...], kwargs: dict[str, Any], roles_known: bool = True
) -> Signature:
    """Describe a call. Takes some ten microseconds per leaf: only for calls that missed a cache."""
    slots = tuple(_slot(argument, roles_known) for argument in parameters.arguments(args, kwargs))
    tracers = {
        leaf.source for slot in slots for leaf in slot.leaves if leaf.source.endswith("Tracer")
    }
    return Signature(slots, context_now(), tuple(sorted(tracers)))


def _slot(argument: Argument, roles_known: bool) -> Slot:
    name, by_keyword, value = argument.name, argument.by_keyword, argument.value
    if argument.static:
        return Slot(name, by_keyword, "static", value, exact(value), show(value))
    try:
        paths, tree = jax.tree_util.tree_flatten_with_path(value)
        leaves = tuple(_leaf(jax.tree_util.keystr(path), leaf) for path, leaf in paths)
    except Exception as error:
        # A function jitted elsewhere: what JAX cannot trace must be static there.
        if not roles_known:
            return Slot(name, by_keyword, "static", value, exact(value), show(value))
        return Slot(name, by_keyword, "traced", None, ("untraceable", str(error)), "not an array")
    if roles_known or any(leaf.number is None for leaf in leaves):
        # Never the value itself: printing an array waits for it, and a donated one is gone.
        shown = leaves[0].kind if len(leaves) == 1 else f"{len(leaves)} leaves"
        return Slot(name, by_keyword, "traced", None, None, shown, tree, leaves)
    return Slot(name, by_keyword, "unknown", value, exact(value), show(value), tree, leaves)


def _leaf(path: str, value: Any) -> Leaf:
    aval = jax.api_util.shaped_abstractify(value)  # type: ignore[no-untyped-call]
    is_tracer = isinstance(value, jax.core.Tracer)
    return Leaf(
        path=path,
        shape=tuple(aval.shape),
        dtype=str(aval.dtype),
        weak=bool(getattr(aval, "weak_type", False)),
        extra=_extra(aval),
        given=_given(value),
        source=_source(value),
        place=Place(None, None, "") if is_tracer else _place(value),
        number=exact(value) if type(value) in (bool, int, float, complex) else None,
    )


def _extra(aval: Any) -> str:
    parts = []
    if varying := getattr(aval, "vma", None):
        parts.append(f"varying over {','.join(sorted(map(str, varying)))}")
    memory = str(getattr(aval, "memory_space", None) or "")
    if memory and "Device" not in memory:
        parts.append(memory)
    sharding = getattr(aval, "sharding", None)
    mesh = getattr(sharding, "mesh", None)
    if mesh is not None and not getattr(mesh, "empty", True):
        spec = list(getattr(sharding, "spec", None) or ())
        while spec and spec[-1] is None:  # a spec is filled up with None to the rank of the array
            spec.pop()
        trimmed = jax.sharding.PartitionSpec(*spec)  # type: ignore[no-untyped-call]
        parts.append(f"{trimmed} of {mesh}")
    return " ".join(parts)


def _given(value: Any) -> str:
    if isinstance(value, (np.ndarray, np.generic, jax.Array)):  # tracers are jax.Arrays too
        return str(value.dtype)
    return type(value).__name__


def _source(value: Any) -> str:
    if isinstance(value, jax.core.Tracer):
        return type(value).__name__
    if isinstance(value, jax.Array):
        return "jax.Array"
    if isinstance(value, (np.ndarray, np.generic)):
        return f"numpy.{type(value).__name__}"
    if type(value) in (bool, int, float, complex):
        return f"Python {type(value).__name__}"
    return type(value).__name__


def _place(value: Any) -> Place:
    if not isinstance(value, jax.Array):
        return Place(None, None, "")
    committed = getattr(value, "committed", getattr(value, "_committed", None))
    try:
        layout = _layout(value)
        return Place(value.sharding, None if committed is None else bool(committed), layout)
    except Exception:  # a deleted or half-made array: say nothing about its place
        return Place(None, None, "")


def _layout(value: Any) -> str:
    found = getattr(value, "format", None) or getattr(value, "layout", None)
    layout = getattr(found, "layout", None) or getattr(found, "device_local_layout", None)
    order = getattr(layout, "major_to_minor", None)
    if order is None or tuple(order) == tuple(range(len(order))):
        return ""  # row major, as almost always
    return f"major_to_minor={tuple(order)}"
