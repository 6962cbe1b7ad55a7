"""Every JAX name and every error class in prose exists."""

import builtins
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from proof.versions import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
DOTTED = re.compile(r"(?<![\w.\"'/@])(jax|jnp|lax|np|jitguide)((?:\.[A-Za-z_]\w*)+)")
ERROR = re.compile(r"\b([A-Z]\w*(?:Error|Warning|Exception))\b")
FENCE = re.compile(r"^([ \t>]*)(`{3,}|~{3,}).*?^\1\2[ \t]*$", re.M | re.S)
ROOTS = {"jax": "jax", "jnp": "jax.numpy", "lax": "jax.lax", "np": "numpy", "jitguide": "jitguide"}


@cache
def exists(root: str, attributes: str) -> bool:
    import importlib

    found: Any = importlib.import_module(ROOTS[root])
    path = ROOTS[root]
    for name in attributes.strip(".").split("."):
        path += f".{name}"
        try:
            found = getattr(found, name)
        except AttributeError:
            try:
                found = importlib.import_module(path)
            except ImportError:
                return False
    return True


@cache
def is_error(name: str) -> bool:
    import jax

    return hasattr(builtins, name) or hasattr(jax.errors, name)


def names_that_do_not_exist(text: str) -> list[str]:
    # Names in outcomes of older versions may be gone; these stand in records, not in prose.
    prose = FENCE.sub("", text)
    inline = [match[1] for match in INLINE.finditer(prose)]
    missing = [
        match[0]
        for code in inline
        for match in DOTTED.finditer(code)
        if not exists(match[1], match[2])
    ]
    return missing + [name for name in ERROR.findall(prose) if not is_error(name)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_names_in_prose_exist(page: Path) -> None:
    missing = names_that_do_not_exist(page.read_text("utf-8"))
    assert not missing, f"{page.relative_to(ROOT)} names what does not exist: {missing}"


def test_a_name_that_does_not_exist_is_found() -> None:
    assert names_that_do_not_exist("Use `jnp.tile` and `jax.lax.cond`.") == []
    assert names_that_do_not_exist("Use `jnp.tiles`.") == ["jnp.tiles"]
    assert names_that_do_not_exist("A TracerBooleanError.") == ["TracerBooleanError"]
    assert names_that_do_not_exist("`lax.whileloop(c, b, x)`") == ["lax.whileloop"]
