"""No two programs are the same after renaming: a page shows the program of another page."""

from pathlib import Path
from textwrap import dedent

import pytest

from proof.examples.records import examples
from proof.matrix.versions import ROOT
from support.twins import skeleton, twins

PROGRAM = """
    import jax
    import jax.numpy as jnp


    @jax.jit
    def total(x, n):
        return jnp.sum(x[:n])


    print(total(jnp.array([1.0, 2.0]), 2))
"""
# Each is the program above for a reader, under other names, with other numbers or texts.
SAME = {
    "other names": PROGRAM.replace("total", "energy").replace("n)", "size)").replace(":n", ":size"),
    "other numbers": PROGRAM.replace("[1.0, 2.0]), 2", "[3.0, 4.0, 5.0]), 1"),
    "a comment": PROGRAM.replace("x[:n])", "x[:n])  # raises IndexError"),
    "a docstring": PROGRAM.replace("n):\n", 'n):\n        """The first of them."""\n'),
    "called, not printed": PROGRAM.replace(
        "print(total(jnp.array([1.0, 2.0]), 2))", "total(jnp.array([1.0]), 2)"
    ),
    "another way to jnp": PROGRAM.replace("jnp.sum", "jax.numpy.sum"),
}
# Each shows something else.
OTHER = {
    "another function": PROGRAM.replace("jnp.sum", "jnp.max"),
    "no jit": PROGRAM.replace("    @jax.jit\n", ""),
    "an integer array": PROGRAM.replace("[1.0, 2.0]", "[1, 2]"),
    "another slice": PROGRAM.replace(":n]", "n:]"),
    "a keyword": PROGRAM.replace("), 2)", "), n=2)"),
    "static": PROGRAM.replace("@jax.jit\n", '@partial(jax.jit, static_argnames="n")\n'),
    "an attribute of JAX": PROGRAM.replace("jnp.array(", "jnp.asarray("),
    "an annotation": PROGRAM.replace("n):", "n: int):"),
}


@pytest.mark.parametrize("what", SAME)
def test_a_copy_is_found(what: str) -> None:
    assert SAME[what] != PROGRAM
    assert skeleton(dedent(SAME[what])) == skeleton(dedent(PROGRAM))


@pytest.mark.parametrize("what", OTHER)
def test_another_program_is_no_copy(what: str) -> None:
    assert OTHER[what] != PROGRAM
    assert skeleton(dedent(OTHER[what])) != skeleton(dedent(PROGRAM))


def test_a_name_in_a_string_is_renamed_with_it() -> None:
    static = 'jax.jit(lambda {0}: {0}, static_argnames="{0}")'
    assert skeleton(static.format("n")) == skeleton(static.format("size"))
    assert skeleton('f(x, mode="n")') != skeleton('f(x, mode="size")')


def test_a_program_and_its_repair_are_a_pair(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("a_fails.py", "a_works.py", "b_works.py")]
    for path in paths:
        path.write_text("print(1)\n")
    assert twins(paths[:2]) == []
    assert twins(paths) == [(paths[0], paths[2])]


def test_no_program_is_a_copy_of_another() -> None:
    found = [[p.relative_to(ROOT).as_posix() for p in group] for group in twins(examples(ROOT))]
    assert not found, "show one of them on both pages: " + "; ".join(map(" = ".join, found))
