"""What a call looks like to `jax.jit`: static values, and the type and place of every leaf."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from jitguide.array_types import mesh_text, spec_text, type_text
from jitguide.retraces.context import Context, context_now
from jitguide.retraces.exact import exact, show
from jitguide.retraces.parameters import Argument, Parameters
from jitguide.retraces.static import Static, as_static, static_fields


@dataclass(frozen=True)
class Place:
    """Where an array lives: part of the key of the compiled program."""

    sharding: Any  # a jax.sharding.Sharding, or None for values that are on no device
    committed: bool | None  # None: this version does not let us know
    layout: str

    @property
    def spec(self) -> str:
        """How the array is split over a mesh; empty where there is none."""
        named = getattr(self.sharding, "spec", None)
        return "" if named is None else spec_text(named)

    @property
    def devices(self) -> str:
        """The devices it is on."""
        devices = sorted(self.sharding.device_set, key=lambda device: device.id)
        shown = ",".join(f"{d.platform}:{d.id}" for d in devices[:8])
        return shown + (",..." if devices[8:] else "")

    def __str__(self) -> str:
        if self.sharding is None:
            return "not on a device"
        parts = (self.devices, self.spec, "(committed)" if self.committed else "", self.layout)
        return " ".join(filter(None, parts))


@dataclass(frozen=True)
class Leaf:
    """One array (or Python number) of a traced argument."""

    path: str  # "" for an argument that is itself a leaf, else "['w'][0]"
    shape: tuple[Any, ...]
    dtype: str
    weak: bool
    kind: str  # its type as JAX prints it, weak ones marked with a tilde: `~float32[]`
    spec: str  # of its type: how it is split over explicit axes
    mesh: Any  # of its type, or None
    extra: str  # whatever else the type says on newer versions
    given: str  # the dtype before JAX narrowed it: "float64"
    source: str  # "jax.Array", "numpy.ndarray", "Python float", "BatchTracer"
    place: Place
    number: Hashable  # exact value of a Python number, else None

    @property
    def sharding(self) -> str:
        """The sharding in its type."""
        return "none" if self.mesh is None else f"{self.spec} on {mesh_text(self.mesh)}"


@dataclass(frozen=True)
class Slot:
    """One argument of the call."""

    name: str
    by_keyword: bool
    role: str  # "static", "traced", or "unknown" for a function that was jitted elsewhere
    shown: str
    static: Static | None = None  # of static and unknown arguments only: no array is kept alive
    tree: Any = None
    leaves: tuple[Leaf, ...] = ()
    nodes: tuple[tuple[str, Any], ...] = ()  # path and type of every node of the pytree
    fields: tuple[Static, ...] = ()  # what JAX compares in these nodes
    refused: str = ""  # why JAX does not trace it


@dataclass(frozen=True)
class Signature:
    """One call as `jax.jit` sees it, as far as it can be known from outside."""

    slots: tuple[Slot, ...]
    context: Context
    tracers: tuple[str, ...]  # their kinds among the arguments: the call is inside another trace

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
        return Slot(name, by_keyword, "static", show(value), as_static(value))
    try:
        paths, tree = jax.tree_util.tree_flatten_with_path(value)
        leaves = tuple(_leaf(jax.tree_util.keystr(path), leaf) for path, leaf in paths)
        nodes, fields = static_fields(value)
    except Exception as error:
        # A function jitted elsewhere: what JAX cannot trace must be static there.
        if not roles_known:
            return Slot(name, by_keyword, "static", show(value), as_static(value))
        return Slot(name, by_keyword, "traced", "not an array", refused=str(error))
    parts = (tree, leaves, nodes, fields)
    if roles_known or any(leaf.number is None for leaf in leaves):
        # Never the value itself: printing an array waits for it, and a donated one is gone.
        shown = leaves[0].kind if len(leaves) == 1 else f"{len(leaves)} leaves"
        return Slot(name, by_keyword, "traced", shown, None, *parts)
    return Slot(name, by_keyword, "unknown", show(value), as_static(value), *parts)


def _leaf(path: str, value: Any) -> Leaf:
    aval = jax.api_util.shaped_abstractify(value)  # type: ignore[no-untyped-call]
    weak = bool(getattr(aval, "weak_type", False))
    sharding = getattr(aval, "sharding", None)
    mesh = getattr(sharding, "mesh", None)
    placed = isinstance(value, jax.Array) and not isinstance(value, jax.core.Tracer)
    return Leaf(
        path=path,
        shape=tuple(aval.shape),
        dtype=str(aval.dtype),
        weak=weak,
        kind=f"{'~' if weak else ''}{type_text(aval)}",
        spec=spec_text(getattr(sharding, "spec", None)),
        mesh=None if getattr(mesh, "empty", True) else mesh,
        extra=_extra(aval),
        given=_given(value),
        source=_source(value),
        place=_place(value) if placed else Place(None, None, ""),
        number=exact(value) if type(value) in (bool, int, float, complex) else None,
    )


def _extra(aval: Any) -> str:
    parts = []
    if varying := getattr(aval, "vma", None):
        parts.append(f"varying over {','.join(sorted(map(str, varying)))}")
    memory = str(getattr(aval, "memory_space", None) or "")
    if memory and "Device" not in memory:
        parts.append(memory)
    return " ".join(parts)


def _given(value: Any) -> str:
    if isinstance(value, (np.ndarray, np.generic, jax.Array)):  # tracers are jax.Arrays too
        return str(value.dtype)
    return type(value).__name__


def _source(value: Any) -> str:
    name = type(value).__name__
    if isinstance(value, jax.core.Tracer):
        return name
    if isinstance(value, jax.Array):
        return "jax.Array"
    if isinstance(value, (np.ndarray, np.generic)):
        return f"numpy.{name}"
    return f"Python {name}" if type(value) in (bool, int, float, complex) else name


def _place(value: Any) -> Place:
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
