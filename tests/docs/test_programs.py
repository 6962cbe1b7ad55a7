"""Rules for programs in CONTRIBUTING.md that no run tests: no waiting, no files left behind."""

import ast
import math
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from proof.examples.outcomes import outcome
from proof.examples.program import Program
from proof.examples.records import (
    error_of,
    examples,
    programs,
    read_record,
    record_path,
    version_records,
)
from proof.matrix.versions import EXAMPLES, ROOT, SUITES, Suite, recorded, version_key
from support.kept import unless_unchanged

_LONGEST = 0.5  # seconds that a program may wait on purpose, all waits of its text together


def faults(program: str) -> Iterator[str]:
    """A program runs in an empty folder: what it writes goes there, or to a temporary one.

    JAX's own events have names such as `/jax/core/compile/backend_compile_duration`.
    """
    waits = 0.0
    for node in ast.walk(ast.parse(program)):
        match node:
            case ast.Call(func=ast.Attribute(attr="sleep"), args=[ast.Constant(value=seconds)]):
                waits += float(str(seconds))
            case ast.Call(
                func=ast.Name(id="open"),
                args=[ast.Constant(value=str(text)), ast.Constant(value=str(mode))],
            ) if mode[0] in "wax":
                yield f"the file {text!r} is left where a reader runs it"
            case ast.Constant(value=str(text)) if re.match(r"/(?!jax/)\w+/|~/", text):
                yield f"the path {text!r}"
            case ast.Attribute(attr="home" | "expanduser"):
                yield "the folder of the reader"
    if waits > _LONGEST:
        yield f"{waits} seconds of waiting"


@pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.folder)
def test_no_program_waits_or_leaves_a_file(suite: Suite) -> None:
    programs = examples(ROOT, suite)
    found = [
        f"{path.relative_to(ROOT).as_posix()}: {fault}"
        for path in programs
        for fault in faults(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)
    assert len(programs) > 100


@pytest.mark.parametrize(
    "line",
    [
        *("time.sleep(3)", "open('/tmp/left', 'w')", "open('left', 'w')"),
        *("p.write_text('~/left')", "Path.home()"),
    ],
)
def test_a_fault_is_found(line: str) -> None:
    assert list(faults(line))
    assert not list(faults("time.sleep(0.1)\nopen(name, 'w')\nopen('left')\nx / y"))


def needless(program: Program, order: list[str], different: Collection[str]) -> str:
    """The version that a program says it needs, if it did the same on the recorded one before."""
    needed = program.needs.get("jax")
    older = [v for v in order if needed and version_key(v) < version_key(needed)]
    return f"{program.path.name} needs {needed}" if older and older[0] not in different else ""


def test_a_program_does_something_else_before_the_version_that_it_needs() -> None:
    order = [version.jax for version in recorded(ROOT, EXAMPLES)]
    read = [Program.read(path) for path in examples(ROOT, EXAMPLES)]
    assert not [
        p for program in read if (p := needless(program, order, version_records(program.path)))
    ]
    assert sum("jax" in program.needs for program in read) > 50
    program = Program(ROOT / "x.py", "# needs jax >= 0.8.1\n")
    assert not needless(program, order, {"0.7.2"})
    assert needless(program, order, {"0.6.2"}) == "x.py needs 0.8.1"


# In these the number is the repair, and in these nothing is left to jit.
_OTHER_NUMBER = {
    *("flow_switch_index", "transform_grad_integer", "flow_scan_lengths", "static_nums_range"),
    "persistent_cache",
}
_NO_JIT = {"vmap_option_list", "eval_shape_struct", "optimizer_inside"}


class _AnyNumber(ast.NodeTransformer):
    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        number = isinstance(node.value, int | float) and not isinstance(node.value, bool)
        return ast.Constant(0) if number else node


def unlike(fails: str, works: str) -> Iterator[str]:
    """What a working twin changes besides the fault: it answers the same question, under jit."""
    trees = [ast.parse(text) for text in (fails, works)]
    one, other = ({ast.unparse(s) for s in tree.body if not hasattr(s, "body")} for tree in trees)
    alike = {ast.dump(_AnyNumber().visit(ast.parse(s))): s for s in one - other}
    for statement in sorted(other - one):
        before = alike.get(ast.dump(_AnyNumber().visit(ast.parse(statement))))
        if before and not statement.startswith(("import ", "from ")):
            yield f"{before} and {statement}"
    if len(found := [text for text in (fails, works) if re.search(r"jit\b", text)]) == 1:
        yield from ["no jit"] if found == [fails] else []


_NEW_FORM = re.compile(r"^ *@jax\.jit\(\w+=", re.M)


def test_a_program_to_copy_uses_the_decorator_that_every_version_has() -> None:
    """Options in the call of `jax.jit` need JAX 0.8.1, and so may be what a program is about."""
    new = {"decorator_options.py", "training_step.py"}
    plain = [p for p in (ROOT / "snippets").rglob("*.py") if "libraries" not in p.parts]
    assert {p.name for p in plain if _NEW_FORM.search(p.read_text("utf-8"))} == new


def test_a_working_twin_answers_the_question_of_the_failing_one() -> None:
    found, compared = set(), 0
    for path in [path for suite in SUITES for path in examples(ROOT, suite)]:
        twin = path.with_name(path.name.replace("_fails.py", "_works.py"))
        if twin != path and twin.exists():
            compared += 1
            idea = path.stem.removesuffix("_fails")
            for what in unlike(path.read_text("utf-8"), twin.read_text("utf-8")):
                known = _NO_JIT if what == "no jit" else _OTHER_NUMBER
                found |= set() if idea in known else {f"{twin.relative_to(ROOT)}: {what}"}
    assert not found, "\n".join(sorted(found))
    assert compared > 300


def test_a_twin_that_answers_another_question_is_found() -> None:
    fails = "@jax.jit\ndef f(x, n):\n    return x[:n]\n\n\nprint(f(x, 2))\n"
    works = fails.replace("@jax.jit", '@jax.jit(static_argnames="n")')
    assert not list(unlike(fails, works))
    assert list(unlike(fails, works.replace("2", "3"))) == ["print(f(x, 2)) and print(f(x, 3))"]
    assert list(unlike(fails, fails.replace("@jax.jit\n", ""))) == ["no jit"]


def same_outcome(fails: Path, works: Path, versions: Collection[str]) -> str:
    """What is wrong with a pair of which both do the same on every version: nothing works in it."""
    texts = {(read_record(fails, v), read_record(works, v)) for v in versions}
    if any(one != other for one, other in texts):
        return ""
    shown = Program(works, "").shown
    said = (read_record(works, next(iter(versions))) or "nothing\n").rstrip()
    return (
        f"{shown}: prints what {fails.name} beside it prints, so nothing is fixed:\n{said}\n"
        f"Change it so that its output differs, then run: make records ARGS={shown}"
    )


def test_a_working_twin_does_something_else_than_the_failing_one() -> None:
    found: list[str] = []
    compared = 0
    for suite in SUITES:
        versions = [version.jax for version in recorded(ROOT, suite)]
        for fails in programs(ROOT, suite):
            works = fails.with_name(fails.name.replace("_fails.py", "_works.py"))
            if works != fails and works.exists():
                compared += 1
                if same := same_outcome(fails, works, versions):
                    found.append(same)
    assert not found, "\n".join(found)
    assert compared > 300


def test_a_pair_in_which_nothing_works_is_found(tmp_path: Path) -> None:
    fails, works = tmp_path / "x_fails.py", tmp_path / "x_works.py"
    fails.with_suffix(".txt").write_text("[30 220 14]\n")
    works.with_suffix(".txt").write_text("[30 220 14]\n")
    said = same_outcome(fails, works, ["0.12", "0.7.2"])
    assert said.startswith(f"{works}: prints what x_fails.py") and "[30 220 14]" in said
    (tmp_path / "x_fails.jax-0.7.2.txt").write_text("ValueError: no\n")
    assert not same_outcome(fails, works, ["0.12", "0.7.2"])


_WITHOUT_JIT = "import jax\njax.config.update('jax_disable_jit', True)\n"
_PRINTED = re.compile(r"(?<![\w.])-?\d+(?:\.\d*)?(?:e[+-]?\d+)?")
# In these the fix answers in another way, or prints something else.
_OTHER_OUTPUT = {
    *("bool_assert", "jnp_shape_arithmetic_eval", "missing_static_argnames_choice"),
    *("nondiff_argnums_jvp", "pytree_class_pair", "pytree_class_post_init", "return_string_self"),
    *("scipy_inside", "self_state_cond", "transform_deleted"),
}


def numbers(text: str) -> list[float]:
    return [float(number) for number in _PRINTED.findall(text)]


def lost(meant: str, printed: str) -> list[float]:
    """The numbers of one text that the other does not have, rounding aside."""
    there = numbers(printed)
    return [n for n in numbers(meant) if not any(math.isclose(n, m, rel_tol=1e-4) for m in there)]


def meant(fails: Path) -> str:
    """What a program prints that raises only under jit; empty if it raises without jit, too."""
    source = _WITHOUT_JIT + re.sub(r"# (?:raises|needs).*", "", fails.read_text("utf-8"))
    did = outcome(Program(fails.with_name(f"{fails.stem}_without_jit.py"), source))
    return "" if did.error else did.text


@unless_unchanged(__file__, "snippets", "src/proof/examples", "src/jitguide")
def test_a_working_twin_prints_what_the_failing_one_does_without_jit() -> None:
    found, compared = set(), 0
    for fails in examples(ROOT, EXAMPLES):
        works = record_path(fails.with_name(fails.name.replace("_fails.py", "_works.py")))
        raises = record_path(fails).exists() and error_of(record_path(fails).read_text("utf-8"))
        if raises and works != record_path(fails) and works.exists():
            text = meant(fails)
            compared += bool(numbers(text))
            if lost(text, works.read_text("utf-8")):
                found.add(fails.stem.removesuffix("_fails"))
    assert found == _OTHER_OUTPUT
    assert compared > 100


_ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \|$", re.M)


def _plain(code: str) -> str:
    return ast.unparse(ast.parse(code, mode="eval").body)


def unwritten(page: str, program: str) -> list[str]:
    """Rows of a table of one form and another that the program does not have as two lambdas."""
    pairs = set()
    for node in ast.walk(ast.parse(program)):
        match node:
            case ast.Tuple(elts=[ast.Lambda(body=old), ast.Lambda(body=new)]):
                pairs.add((ast.unparse(old), ast.unparse(new)))
    return [row[0] for row in _ROW.finditer(page) if (_plain(row[1]), _plain(row[2])) not in pairs]


def test_the_forms_that_a_lesson_puts_side_by_side_are_those_that_its_program_runs() -> None:
    page = (ROOT / "docs/learn/control-flow.md").read_text("utf-8")
    program = (ROOT / "snippets/learn/control-flow/spellings.py").read_text("utf-8")
    assert len(_ROW.findall(page)) == 5 and not unwritten(page, program)
    assert unwritten("| `not x > 0` | `~x > 0` |", program)


_TIMED = re.compile(r"= time\.perf_counter\(\)\n(.*?)time\.perf_counter\(\) -", re.S)
# One takes the time of Python itself, one shows what is measured inside a jitted function, and of
# one the functions that it calls wait.
_UNAWAITED = {"grad_order.py", "time_outside.py", "small_operations_small.py"}


def unawaited(program: str) -> list[str]:
    """What a program takes the time of without waiting for a result."""
    return [lines for lines in _TIMED.findall(program) if "block_until_ready" not in lines]


def test_a_program_that_takes_the_time_waits_for_the_result() -> None:
    """A call returns before the device is done: readers would copy a measurement of nothing."""
    timed = {path.name: path.read_text("utf-8") for path in examples(ROOT, EXAMPLES)}
    assert {name for name, program in timed.items() if unawaited(program)} == _UNAWAITED
    assert len([name for name, program in timed.items() if _TIMED.search(program)]) > 4
