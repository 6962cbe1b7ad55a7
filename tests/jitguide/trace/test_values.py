"""How values are described."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from jitguide.trace.values import describe_type, short_text, tracers_in


@pytest.mark.parametrize(
    ("value", "kind", "text"),
    [
        (3, "int", "3"),
        ("a" * 100, "str", None),
        (np.arange(2, dtype=np.int32), "numpy int32[2]", "[0, 1]"),
        (np.float32(1), "numpy.float32", None),
        ({"w": np.ones(1, np.float32)}, "dict", "{'w': array([1.])}"),
        (len, "function", "len"),
        (int, "class", "int"),
        (object(), "object", "<object object>"),
        ({1: 0, "a": 0}, "dict", None),
    ],
    ids=lambda value: None,
)
def test_description(value: Any, kind: str, text: str | None) -> None:
    assert describe_type(value) == kind
    shown = short_text(value)
    assert len(shown) <= 80
    assert text is None or shown == text
    assert not tracers_in(value)


def test_a_concrete_array_is_not_traced() -> None:
    array = jnp.ones((2, 3))
    assert describe_type(array) == "jax.Array float32[2,3]"
    assert not tracers_in(array)


def test_a_long_array_is_shortened() -> None:
    assert len(short_text(np.arange(10_000))) <= 80


@pytest.mark.parametrize(
    "value", [list(range(5)), {"one": "a" * 30, "two": "b" * 30, "three": "c"}, "a" * 99]
)
def test_what_is_shown_is_whole_or_says_that_it_is_not(value: Any) -> None:
    shown = short_text(value)
    assert shown == repr(value) or "..." in shown


def test_a_tracer_shows_its_type_and_no_value() -> None:
    seen: list[tuple[str, str, bool]] = []

    def look(x: Any) -> Any:
        seen.append((describe_type(x), short_text([x]), bool(tracers_in({"a": [x]}))))
        return x

    jax.jit(look)(jnp.ones(3))
    assert seen == [("float32[3]", "[traced float32[3]]", True)]
