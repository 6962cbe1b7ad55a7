"""Every example in a docstring of the package runs and prints what it says."""

import doctest
import importlib
import pkgutil

import pytest

import jitguide

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(jitguide.__path__, "jitguide.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


def test_the_solution_has_an_example() -> None:
    assert doctest.testmod(importlib.import_module("jitguide.tile")).attempted >= 3


def test_every_public_name_can_be_imported() -> None:
    for name in jitguide.__all__:
        assert getattr(jitguide, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'tile_with_n'"):
        jitguide.tile_with_n  # noqa: B018
