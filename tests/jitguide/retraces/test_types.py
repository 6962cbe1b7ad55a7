"""JAX traces for more than shape and dtype: shardings, meshes, weak types, static fields.

What holds depends on the version of JAX; each of these tests holds on every recorded one.
"""

import itertools
import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import date
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from jitguide import watch
from jitguide.array_types import type_text
from jitguide.retraces import Cause, Hazard, HazardKind, HazardWarning, Kind, Watched
from support.kept import unless_unchanged
from support.two_devices import run_on_two_devices

VERSION = tuple(int(part) for part in jax.__version__.split(".")[:2])
TYPED_AXES = VERSION >= (0, 5)  # axes of a mesh have types, and the mesh is in the type of an array
DEVICES = jax.local_device_count()

two_devices = pytest.mark.skipif(DEVICES < 2, reason="this is for the run with two devices")
explicit_axes = pytest.mark.skipif(not TYPED_AXES, reason="axes have no type before 0.5")

X = np.ones((4, 4), "float32")


@pytest.fixture(autouse=True)
def _no_hazard_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", HazardWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@pytest.mark.skipif(DEVICES > 1, reason="this is the run with two devices")
@unless_unchanged(__file__, "src/jitguide")
def test_on_two_devices() -> None:
    expected = 8 if TYPED_AXES else 3 + hasattr(jax, "make_mesh")
    assert f"{expected} passed" in run_on_two_devices(__file__, "sharding or mesh")


class Counted:
    """A watched function, and what its own body says about each call."""

    def __init__(self, body: Callable[[Any], Any] = lambda x: x) -> None:
        self.runs = 0

        def counted(x: Any) -> Any:
            self.runs += 1
            return body(x)

        self.watched: Watched = watch(counted)

    def __call__(self, x: Any) -> bool:
        """Call it, and return whether that traced."""
        before = self.runs
        self.watched(x)
        traced = self.runs > before
        assert self.watched.last is not None and self.watched.last.traced == traced
        return traced

    @property
    def cause(self) -> Cause:
        """The only cause of the last call."""
        assert self.watched.last is not None
        (cause,) = self.watched.last.causes
        return cause


# ---- shardings and meshes


def placed(mesh: Any, *spec: Any) -> jax.Array:
    partition = jax.sharding.PartitionSpec(*spec)  # type: ignore[no-untyped-call]
    array: jax.Array = jax.device_put(X, jax.sharding.NamedSharding(mesh, partition))
    return array


def automatic(axis: str = "i") -> Any:
    return jax.sharding.Mesh(np.array(jax.devices()[:2]), (axis,))


def explicit() -> Any:
    kind: Any = jax.sharding.AxisType.Explicit
    return jax.make_mesh((2,), ("i",), axis_types=(kind,))


def within(mesh: Any) -> AbstractContextManager[Any]:
    if hasattr(jax, "set_mesh"):
        return jax.set_mesh(mesh)
    older: Any = getattr(jax.sharding, "use_mesh", None)
    return older(mesh) if older else mesh  # type: ignore[no-any-return]


@two_devices
@explicit_axes
def test_sharding_over_explicit_axes_is_traced_for() -> None:
    mesh, f = explicit(), Counted()
    with within(mesh):
        assert f(placed(mesh))
        assert f(placed(mesh, "i"))
        assert f.watched.why().endswith("x: sharding P() -> P('i') (against call 1)")
        assert (f.cause.kind, f.cause.argument) == (Kind.PLACE, "x")
        assert f(placed(mesh, None, "i"))
        assert f.cause.text == "x: sharding P('i') -> P(None, 'i')"
        assert not f(placed(mesh))
    assert advice(f) == ["put it on one device, with one sharding"]


def advice(f: Counted) -> list[str]:
    return [row.verdict for row in f.watched.advice().rows if row.argument is not None]


@two_devices
@explicit_axes
def test_sharding_of_a_leaf_is_named_with_its_path() -> None:
    mesh, f = explicit(), Counted()
    with within(mesh):
        f({"w": placed(mesh), "b": X})
        assert f({"w": placed(mesh, "i"), "b": X})
    assert f.cause.text == "x['w']: sharding P() -> P('i')"
    assert type_text(placed(mesh, "i")) == "float32[4@i,4]"


@two_devices
def test_sharding_over_automatic_axes_is_compiled_for() -> None:
    mesh, f = automatic(), Counted()
    assert f(placed(mesh))
    assert not f(placed(mesh, "i"))
    assert f.watched.why() == (
        "call 2: compiled without a trace: x: sharding P() -> P('i') (against call 1)"
    )
    assert not f(placed(mesh))
    assert f.watched.why() == "call 3: hit"


@two_devices
@pytest.mark.skipif(not hasattr(jax, "make_mesh"), reason="0.4.30 has no make_mesh")
def test_sharding_by_make_mesh_is_explicit_from_0_9() -> None:
    mesh, f = jax.make_mesh((2,), ("i",)), Counted()
    f(placed(mesh))
    assert f(placed(mesh, "i")) == (VERSION >= (0, 9))
    assert f.cause.text == "x: sharding P() -> P('i')"


@two_devices
def test_mesh_in_the_type() -> None:
    f, mesh = Counted(), automatic()
    axis_types = ", axis_types=(Auto,)" if TYPED_AXES else ""
    f(X)
    assert f(placed(mesh)) == TYPED_AXES
    if TYPED_AXES:
        assert f.cause.text == f"x: mesh none -> Mesh('i': 2{axis_types})"
    f(placed(mesh))
    assert f(placed(automatic("j"))) == TYPED_AXES
    if TYPED_AXES:
        assert "'i': 2" in f.cause.old and "'j': 2" in f.cause.new


@two_devices
@explicit_axes
def test_mesh_and_sharding_changed() -> None:
    f, mesh = Counted(), explicit()
    with within(mesh):
        f(placed(mesh, None, "i"))
    with within(automatic()):
        assert f(placed(automatic(), None, "i"))
    assert f.watched.last is not None
    texts = [cause.text for cause in f.watched.last.causes]
    assert texts[0] == (
        "x: sharding P(None, 'i') on Mesh('i': 2, axis_types=(Explicit,)) -> "
        "P() on Mesh('i': 2, axis_types=(Auto,))"
    )


@two_devices
@pytest.mark.parametrize("kind", [automatic, explicit])
def test_set_mesh_makes_one_more_trace(kind: Callable[[], Any]) -> None:
    if kind is explicit and not TYPED_AXES:
        pytest.skip("axes have no type before 0.5")
    f, mesh = Counted(), kind()
    f(X)
    with within(mesh):
        assert f(X)
        assert (f.cause.kind, f.cause.argument, f.cause.old) == (Kind.CONTEXT, "mesh", "none")
        assert f.cause.new.startswith("Mesh('i': 2")
        assert not f(X)
    assert not f(X)


# ---- weak types


def test_weak_type() -> None:
    f = Counted()
    assert f(jnp.asarray(1.0))
    assert f(jnp.float32(1.0))
    assert (f.cause.kind, f.cause.argument, f.cause.old) == (Kind.WEAK, "x", "True")
    assert not f(1.0)  # weak, as the first


# ---- static fields


@dataclass
class Layer:
    weights: Any
    scale: Any
    name: str = "layer"


jax.tree_util.register_dataclass(Layer, data_fields=["weights"], meta_fields=["scale", "name"])


@jax.tree_util.register_pytree_node_class
class Flat:
    """Static data that is no tuple of named fields."""

    def __init__(self, weights: Any, scale: Any) -> None:
        self.weights, self.scale = weights, scale

    def tree_flatten(self) -> tuple[tuple[Any], Any]:
        return (self.weights,), self.scale

    @classmethod
    def tree_unflatten(cls, scale: Any, parts: tuple[Any]) -> "Flat":
        return cls(parts[0], scale)


W = np.ones(2, "int32")


def hazards(f: Counted) -> list[Hazard]:
    # The function of each `Counted` is a new object, which is a hazard too.
    return [hazard for hazard in f.watched.hazards if hazard.kind != HazardKind.FUNCTION]


def kinds(f: Counted) -> list[str]:
    return [hazard.kind for hazard in hazards(f)]


def test_static_field_ignores_the_type_of_its_value() -> None:
    results = []
    f = Counted(lambda x: x.weights * x.scale)
    for scale in (1, 1.0, True):
        f(Layer(W, scale))
        results.append(f.watched(Layer(W, scale)).dtype)
    assert f.runs == 1
    assert results == [np.dtype("int32")] * 3  # of 1.0 wrong: not jitted it is a float
    assert (W * 1.0).dtype.kind == "f"
    assert kinds(f) == [HazardKind.SHARED] * 2
    assert hazards(f)[0].text.startswith(
        "x.scale: 1.0 (float) equals 1 (int), for which call 1 was traced; this call reused"
    )
    assert advice(f) == ["cast to one type before the call"]


@pytest.mark.parametrize(
    ("old", "new"), [(0.0, -0.0), ((1,), (1.0,)), ((0, 1), (False, True)), (2, np.int64(2))]
)
def test_static_fields_that_are_equal_share_a_trace(old: Any, new: Any) -> None:
    f = Counted()
    f({"a": [Layer(W, old)]})
    f({"a": [Layer(W, old)]})
    assert kinds(f) == []
    assert not f({"a": [Layer(W, new)]})
    assert kinds(f) == [HazardKind.SHARED]
    assert hazards(f)[0].text.startswith("x['a'][0].scale: ")


def test_static_field_traced_in_both_types_is_no_hazard() -> None:
    f = Counted(lambda x: x.weights * x.scale)
    f(Layer(W, 1))
    f(Layer(W[:1], 1.0))
    assert f.cause.text == "x.weights: shape (2,) -> (1,)"
    f(Layer(W, 1))
    assert kinds(f) == []
    f(Layer(W, 1.0))
    assert kinds(f) == [HazardKind.SHARED]


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        (Layer(W, 1), Layer(W, 2), "x.scale: 1 -> 2"),
        (Layer(W, 1), Layer(W, 1, "last"), "x.name: 'layer' -> 'last'"),
        ({"a": Layer(W, 1)}, {"a": Layer(W, 2)}, "x['a'].scale: 1 -> 2"),
        (Flat(W, 1), Flat(W, 2), "x (static data of Flat): 1 -> 2"),
        (Flat([Flat(W, 1)], 1), Flat([Flat(W, 3)], 1), "x[<flat index 0>][0] (static data of Flat)"
         ": 1 -> 3"),
    ],
)  # fmt: skip
def test_static_field_changed(old: Any, new: Any, text: str) -> None:
    f = Counted()
    f(old)
    assert f(new)
    assert (f.cause.kind, f.cause.argument, f.cause.text) == (Kind.FIELD, "x", text)
    assert advice(f) == ["make what changes often data, not a static field"]


def test_static_field_that_never_equals() -> None:
    f = Counted()
    f(Layer(W, float("nan")))
    assert f(Layer(W, float("nan")))
    assert f.cause.kind == Kind.NAN
    f(Layer(W, object()))
    assert f(Layer(W, object()))
    assert f.cause.kind == Kind.IDENTITY
    assert f.cause.text == (
        "x.scale: another object object with equal fields; object compares by identity"
    )


def test_static_field_mutated_gives_a_stale_result() -> None:
    f = Counted(lambda x: x.weights * len(x.scale))
    layer = Layer(W, [1])
    f(layer)
    layer.scale.append(2)
    assert not f(layer)
    assert kinds(f) == [HazardKind.STALE]
    assert "x.scale: the same list object was mutated" in hazards(f)[0].text


def test_more_fields_are_another_structure() -> None:
    f = Counted()
    f([Layer(W, 1)])
    assert f([Layer(W, 1), Layer(W, 2)])
    assert f.cause.kind == Kind.STRUCTURE


class Numbered:
    """Compares by value; its number is not part of the value."""

    made = itertools.count()

    def __init__(self) -> None:
        self.value = 1
        self.number = next(self.made)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Numbered) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)


@pytest.mark.parametrize(
    "make", [lambda: 3, lambda: ("a", 1.5), lambda: abs, Numbered, lambda: date(2026, 1, 1)]
)
def test_same_static_field_is_no_hazard(
    make: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[object] = []
    monkeypatch.setattr("jitguide.retraces.sharing.signature_of", lambda *call: looked.append(call))
    f = Counted()
    for _ in range(3):
        f(Layer(W, make()))
    assert f.runs == 1
    assert kinds(f) == []
    assert not looked  # the whole call is described only where something differs


def test_unhashable_static_field_is_no_hazard_by_itself() -> None:
    f = Counted()
    for _ in range(3):
        f(Layer(W, {"a": 1}))
    assert (f.runs, kinds(f)) == (1, [])


def test_only_the_field_that_differs_is_a_hazard() -> None:
    f = Counted()
    f([Layer(W, 1), Layer(W, Numbered())])
    f([Layer(W, 1.0), Layer(W, Numbered())])
    assert [hazard.text.partition(":")[0] for hazard in hazards(f)] == ["x[0].scale"]
