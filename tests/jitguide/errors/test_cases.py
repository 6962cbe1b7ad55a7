"""Programs as readers write them: each error leads to its entry, each case matches its record."""

import ast
import re
import sys
from pathlib import Path

import pytest

from proof.examples.compare import faults
from proof.examples.outcomes import outcome
from proof.examples.program import Program
from proof.examples.records import CASES, read_record, record_path
from proof.matrix.versions import ROOT, installed_jax, recorded
from support.error_cases import cases, explained, told

PROGRAMS = sorted((ROOT / CASES).rglob("*.py"))
FOLDERS = sorted({path.parent for path in PROGRAMS})
NAMES = " of the argument"
HERE = (installed_jax(), f"{sys.version_info.major}.{sys.version_info.minor}")


def test_there_are_cases() -> None:
    assert len(cases()) > 150


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_each_case_does_what_its_record_says(folder: Path) -> None:
    newest = HERE[0] == recorded()[0].jax
    is_recorded = HERE in {(version.jax, version.python) for version in recorded()}
    found = []
    for path in sorted(folder.glob("*.py")):
        program, record = Program.read(path), read_record(path, HERE[0]) or ""
        did = outcome(program, record=record)
        found += faults(program, record if is_recorded else did.text, did, declarations=newest)
    assert not found, "\n".join(found)


def test_the_cause_is_told_apart_on_every_version() -> None:
    wrong = [
        f"{said.name}: {entry or 'no entry'}, expected {said.case.entries}"
        for said, verdict in explained().items()
        if (entry := verdict.get("entry", "")) not in said.case.entries
    ]
    assert not wrong, "\n".join(wrong)


def test_the_argument_that_a_message_names_comes_first() -> None:
    wrong = []
    for said, verdict in explained().items():
        if NAMES not in said.text:
            continue  # some messages of older versions name no argument
        newest = said.record == record_path(said.case.program)
        expected = said.case.arguments[:1] if newest else said.case.arguments
        found = verdict.get("arguments", [])[:1]
        if found != expected[:1] and (not found or found[0] not in expected):
            wrong.append(f"{said.name}: {found}, expected {expected}")
    assert not wrong, "\n".join(wrong)


def test_each_case_raises_on_some_version() -> None:
    silent = {str(case) for case in cases()} - {str(said.case) for said in told()}
    assert not silent, f"{CASES}: no record of these holds a traceback: {sorted(silent)}"


def test_every_program_is_a_case_or_shows_how_one_works() -> None:
    known = {path for case in cases() for path in (case.program, *case.works)}
    assert known == set(PROGRAMS)


def empty_asserts(program: str) -> list[str]:
    """Those that look at no value, such as `assert True`."""
    asserts = [node for node in ast.walk(ast.parse(program)) if isinstance(node, ast.Assert)]
    return [
        ast.unparse(node)
        for node in asserts
        if not any(isinstance(part, ast.Name) for part in ast.walk(node.test))
    ]


# Of arguments of `allclose` and its like; more than this accepts another result than the right one.
_TOLERANCES = ("rtol", "atol", "rel_tol", "abs_tol")
_CLOSE = re.compile(r"(allclose|isclose)$")
_MOST = 0.1


def loose(program: str) -> list[str]:
    """The checks that accept a result which is far from the one that is expected."""
    limits: list[tuple[ast.expr, ast.expr]] = []
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.Call) and _CLOSE.search(ast.unparse(node.func)):
            named = [word.value for word in node.keywords if word.arg in _TOLERANCES]
            limits += [(node, limit) for limit in (*named, *node.args[2:])]
        for part in ast.walk(node.test) if isinstance(node, ast.Assert) else ():
            if isinstance(part, ast.Compare) and re.search(r"\babs\(", ast.unparse(part.left)):
                limits += [
                    (part, limit)
                    for how, limit in zip(part.ops, part.comparators, strict=True)
                    if isinstance(how, ast.Lt | ast.LtE)
                ]
    return [
        ast.unparse(check)
        for check, limit in limits
        if isinstance(limit, ast.Constant)
        and isinstance(limit.value, int | float)
        and limit.value > _MOST
    ]


def test_a_check_of_a_program_that_works_is_close() -> None:
    wrong = {
        f"{path.relative_to(ROOT)}: {check}; expected a tolerance of {_MOST} or less"
        for case in cases()
        for path in case.works
        for check in loose(path.read_text("utf-8"))
    }
    assert not wrong, "\n".join(sorted(wrong))
    program = "assert jnp.allclose(x, 1.0, atol={0})\nassert jnp.abs(x - 1.0).max() < {0}\n"
    program += "np.testing.assert_allclose(x, 3, {0})\nassert steps < 20\nsmall = abs(x) < 10\n"
    assert not loose(program.format("1e-2"))
    assert len(loose(program.format("1e2"))) == 3


# A call whose name says that it compares with what is expected.
_COMPARES = re.compile(r"(?:close|equal|isnan)\w*$")


def asserts_no_value(program: str) -> bool:
    """Whether it asserts only that something is less or more than something else."""
    parts = [*ast.walk(ast.parse(program))]
    calls = [ast.unparse(part.func) for part in parts if isinstance(part, ast.Call)]
    asserted = [node.test for node in parts if isinstance(node, ast.Assert)]
    compared = [
        part for test in asserted for part in ast.walk(test) if isinstance(part, ast.Compare)
    ]
    if not compared or any(_COMPARES.search(name) for name in calls):
        return False
    return not any(
        re.search(r"\babs\(", ast.unparse(part.left))
        or not all(isinstance(how, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for how in part.ops)
        for part in compared
    )


def test_a_program_that_works_asserts_a_value() -> None:
    works = {path for case in cases() for path in case.works}
    works.update(ROOT.glob("snippets/**/*_works*.py"))
    vague = {path for path in works if asserts_no_value(path.read_text("utf-8"))}
    assert not vague, f"expected '==' or a small 'abs(...)', not only '<' or '>': {vague}"
    assert asserts_no_value("y = f(2)\nassert y > 0\n")
    for check in ("y == 2", "abs(y - 2) < 1e-6", "jnp.allclose(y, 2)", "'a' in y and y > 0"):
        assert not asserts_no_value(f"y = f(2)\nassert {check}\n")


def test_what_a_program_that_works_asserts_is_about_its_result() -> None:
    works = {path for case in cases() for path in case.works}
    assert not [path for path in works if empty_asserts(path.read_text("utf-8"))]
    assert empty_asserts("y = 2\nassert y == 2\nassert True\n") == ["assert True"]
