"""Types, shardings and meshes in text: as JAX prints them, and the same on every version."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from jitguide.array_types import VERSION, mesh_text, spec_text, type_text
from jitguide.trace.values import describe_type

DEVICE = np.array(jax.devices()[:1])


def spec(*parts: Any) -> Any:
    return PartitionSpec(*parts)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    ("parts", "text"),
    [((), "P()"), (("i",), "P('i')"), ((None, "i"), "P(None, 'i')"), (("i", None), "P('i')"),
     ((("i", "j"), None), "P(('i', 'j'))"), ((None, None), "P()")],
)  # fmt: skip
def test_spec(parts: tuple[Any, ...], text: str) -> None:
    assert spec_text(spec(*parts)) == text


def test_mesh() -> None:
    types = ", axis_types=(Auto,)" if VERSION >= (0, 5) else ""
    assert mesh_text(Mesh(DEVICE, ("i",))) == f"Mesh('i': 1{types})"
    two_axes = mesh_text(Mesh(DEVICE.reshape(1, 1), ("i", "j")))
    assert two_axes.startswith("Mesh('i': 1, 'j': 1")
    assert mesh_text(None) == "none"


@pytest.mark.skipif(VERSION < (0, 6), reason="jax.typeof prints ShapedArray(...) in 0.5")
def test_type_is_that_of_jax() -> None:
    explicit: Any = jax.sharding.AxisType.Explicit
    mesh = jax.make_mesh((1,), ("i",), axis_types=(explicit,))
    split = jax.device_put(np.ones((4, 4), "float32"), NamedSharding(mesh, spec(None, "i")))
    assert type_text(split) == "float32[4,4@i]"
    for value in (split, jnp.ones((2, 3)), jnp.arange(3), jax.random.key(0)):
        assert type_text(value) == str(jax.typeof(value))


@pytest.mark.skipif(VERSION < (0, 7), reason="explicit axes need set_mesh before 0.7")
def test_a_traced_variable_is_described_with_its_sharding() -> None:
    explicit: Any = jax.sharding.AxisType.Explicit
    mesh = jax.make_mesh((1,), ("i",), axis_types=(explicit,))
    split = jax.device_put(np.ones((4, 4), "float32"), NamedSharding(mesh, spec("i")))
    seen: list[str] = []
    jax.jit(lambda x: seen.append(describe_type(x)))(split)
    assert seen == ["float32[4@i,4]"]
