"""Each problem is whole: nothing that its folder, its page and its attempts need is missing.

A new problem is a folder in `src/jitguide/problems/` and its name in `NAMES` of `catalogue.py`;
then `make test ARGS="-k NAME tests/jitguide/problems"` says what else there must be.
"""

import ast
import re
from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from jitguide.problems.attempt import Attempt, load
from jitguide.problems.catalogue import NAMES, UnknownProblemError, find
from jitguide.problems.model import Problem
from jitguide.problems.report import address
from proof.pages.problem_notebooks import notebook_path, notebook_text
from support import tried
from support.attempt_outcomes import ATTEMPTS, failed_checks, intended
from support.kept import unless_unchanged

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "jitguide" / "problems"
each = pytest.mark.parametrize("name", NAMES)


@each
def test_nothing_is_missing(name: str) -> None:
    missing = _missing_files(name) or _another_name(find(name), name)
    missing += _missing_in_the_site(name)
    if not missing:
        missing = [*_missing_in(find(name)), *_missing_attempts(find(name))]
    assert not missing, f"the problem {name!r} is not whole:\n- " + "\n- ".join(missing)


def _given(statement: str) -> list[Any]:
    """The results that a statement promises: the values in code after "gives"."""
    value = r"\s+(?:a root near )?`([\d[][^`]*)`(?: for `[^`]*` and `(\d[^`]*)`)?"
    found = re.findall(rf"\bgives{value}", statement)
    return [ast.literal_eval(text) for match in found for text in match if text]


def _promised(problem: Problem, values: list[Any]) -> bool:
    """Whether the solution gives these values on the grader's examples, in this order."""
    results: list[Any] = []

    def noted(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            result = function(*args, **kwargs)
            results.append(result[0] if isinstance(result, tuple) else result)
            return result

        return function if isinstance(function, type) else call

    names = vars(load(problem.solution, f"<the solution of {problem.name}>"))
    attempt = Attempt({name: noted(names[name]) for name in problem.functions}, names)
    for check in problem.checks:
        if check.key.startswith("example"):
            check.run(attempt, np.random.default_rng(0))
    left = iter(results)
    return all(
        any(np.shape(value) == np.shape(r) and np.allclose(value, r, 1e-3) for r in left)
        for value in values
    )


@pytest.mark.parametrize("name", [name for name in NAMES if _given(find(name).statement)])
def test_the_examples_of_a_statement_are_right(name: str) -> None:
    problem = find(name)
    *others, last = _given(problem.statement)
    assert _promised(problem, [*others, last])
    assert not _promised(problem, [*others, np.add(last, 1)])


def test_statements_show_examples() -> None:
    assert [name for name in NAMES if not _given(find(name).statement)] == ["batches"]  # in words


@each
def test_a_limit_in_a_statement_is_that_of_a_check(name: str) -> None:
    problem = find(name)
    said, checked = (
        set(re.findall(r"at most (\d+)", text))
        for text in (problem.statement, " ".join(check.title for check in problem.checks))
    )
    assert said <= checked


_CODE = re.compile("`([^`]+)`")


def _hints(name: str) -> str:
    return (PACKAGE / name / "hints.md").relative_to(ROOT).as_posix()


# What a hint warns of.
_WARNED = {"polynomial": {"fori_loop"}}


@each
def test_a_hint_names_what_a_right_attempt_uses(name: str) -> None:
    import jax

    problem = find(name)
    right = [file.read_text("utf-8") for file in (ATTEMPTS / name).glob("right/*.py")]
    if not right:
        pytest.skip("test_nothing_is_missing asks for right attempts")
    used = set(re.findall(r"\w+", "\n".join([problem.solution, problem.starter, *right])))
    code = " ".join(_CODE.findall(" ".join(problem.hints)))
    spaces = (jax, jax.numpy, jax.lax, jax.ops)
    named = {word for word in re.findall(r"[a-z]\w+", code) for s in spaces if hasattr(s, word)}
    unused = named - used - {"nan"}
    assert unused == _WARNED.get(name, set()), (
        f"{_hints(name)} names {', '.join(sorted(unused))}, which the solution, the starter "
        f"and the attempts in {(ATTEMPTS / name).relative_to(ROOT).as_posix()}/right/ do not use. "
        "Add an attempt that does, or change the hint; if it warns of this name, add it to _WARNED"
    )


def _matches(pattern: Any, code: Any, values: dict[str, ast.expr]) -> bool:
    """Whether code has a form, in which `...` and names that are not called stand for anything.

    `values` are what the names of the code stand for.
    """
    if isinstance(pattern, ast.Name) and pattern.id not in ("jax", "jnp", "lax"):
        return isinstance(code, ast.expr)
    if isinstance(pattern, ast.Constant) and pattern.value is ...:
        return True
    if isinstance(code, ast.Name) and code.id in values and not isinstance(pattern, ast.Name):
        code = values[code.id]
    if isinstance(pattern, ast.Call) and isinstance(pattern.func, ast.Name):
        called = ast.unparse(code.func) if isinstance(code, ast.Call) else ""
        if called.rpartition(".")[2] != pattern.func.id:  # `abs` stands for `jnp.abs` too
            return False
    if isinstance(pattern, list):
        pairs = list(zip(pattern, code, strict=False))
        return len(pattern) == len(code) and all(_matches(*pair, values) for pair in pairs)
    if not isinstance(pattern, ast.AST):
        return bool(pattern == code)
    return type(pattern) is type(code) and all(
        _matches(getattr(pattern, field), getattr(code, field), values) for field in pattern._fields
    )


def _not_written(hints: str, programs: list[str]) -> list[str]:
    """The code of hints, more than a name, that no program has, whatever its names are."""
    trees = [ast.parse(program) for program in programs]
    nodes = [(node, tree) for tree in trees for node in ast.walk(tree)]
    values = {
        tree: {
            node.targets[0].id: node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for tree in trees
    }
    found = []
    for code in _CODE.findall(hints):
        try:
            form = ast.parse(re.sub(r"^(@|while |if )", "", code), mode="eval").body
        except SyntaxError:
            continue  # a word of the language, `&`
        if not isinstance(form, ast.Name | ast.Attribute | ast.Constant) and not any(
            _matches(form, node, values[tree]) for node, tree in nodes
        ):
            found.append(code)
    return found


# What a hint tells to say why.
_SAID = {"polynomial": ["0 * nan"]}


@each
def test_the_code_of_a_hint_is_that_of_a_right_attempt(name: str) -> None:
    problem = find(name)
    right = [file.read_text("utf-8") for file in (ATTEMPTS / name).glob("right/*.py")]
    found = _not_written(" ".join(problem.hints), [problem.solution, problem.starter, *right])
    assert found == _SAID.get(name, []), (
        f"{_hints(name)} shows {found}, which is, with any names, in no right attempt and neither "
        "in the solution nor in the starter"
    )


def test_code_that_no_program_has_is_found() -> None:
    program = "k = jnp.arange(9) < n\ny = jnp.where(k, x, 0) / jnp.maximum(int(count), 1)\n"
    right = "`&`, `int(k)`, `jnp.where(...)`, `jnp.maximum(size, 1)`, `while where(i, x, 0)`"
    right += ", `jnp.where(jnp.arange(9) < m, x, 0)`"
    assert not _not_written(right.replace("(...)", "(a, b, c)"), [program])
    for change in ("int(|abs(", ", 1|, 0", "maximum|minimum", "<|<=", ", 0|", "m,|m, m,"):
        one, other = change.split("|")
        assert _not_written(right.replace(one, other), [program]), change


# The loop is told early, and what it needs later.
_EARLY = {"converge": 2}


@each
def test_the_solution_is_not_in_the_first_hints(name: str) -> None:
    import jax

    problem = find(name)
    spaces = (jax.numpy, jax.lax, jax.ops)
    used = set(re.findall(r"[a-z]\w+", problem.solution)) - set(
        re.findall(r"[a-z]\w+", problem.starter)
    )
    telling = {word for word in used for space in spaces if hasattr(space, word)}
    first = _EARLY.get(name, 3)
    early = [
        f"{_hints(name)}, hint {number}: names {', '.join(sorted(told))} of the solution; expected "
        f"that no hint before hint {first} does. Say in words what it does, and name it later"
        for number, hint in enumerate(problem.hints[: first - 1], start=1)
        if (told := telling.intersection(re.findall(r"\w+", " ".join(_CODE.findall(hint)))))
    ]
    assert not early, "\n".join(early)


@each
def test_the_starter_fails(name: str) -> None:
    assert failed_checks(PACKAGE / name / "starter.py")


@each
def test_the_solution_is_solved(name: str) -> None:
    assert failed_checks(PACKAGE / name / "solution.py") == []


@unless_unchanged(
    "tests/jitguide/problems/test_catalogue.py",
    "tests/jitguide/problems/attempts/tried.txt",
    "src/jitguide/problems",
)
def test_each_check_tries_and_asks_what_it_did() -> None:
    """A check that leaves something out still passes every right attempt."""
    found, kept = tried.text().splitlines(), tried.WRITTEN.read_text("utf-8").splitlines()
    different = "\n".join(unified_diff(kept, found, "kept", "now", lineterm="", n=1))
    assert not different, f"if this is meant, run `make attempts`:\n{different}"


def test_an_unknown_problem_is_named_with_those_that_there_are() -> None:
    with pytest.raises(UnknownProblemError, match="no problem 'tiles'; the problems are: tile"):
        find("tiles")


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    assert _missing_files("nothing") == [
        f"src/jitguide/problems/nothing/{file} {what}" for file, what in _FILES.items()
    ]
    assert [text.partition(" ")[0] for text in _missing_in_the_site("nothing")] == [
        "docs/problems/nothing.md",
        "mkdocs.yml",
        "docs/problems/index.md",
        "docs/problems/index.md",
    ]
    assert _another_name(find("tile"), "tile") == []
    assert _another_name(find("tile"), "nothing") == [
        "src/jitguide/problems/nothing/__init__.py: PROBLEM has the name 'tile'; "
        "expected 'nothing', that of its folder"
    ]
    bare = Problem("tile", "Tile", ("f_of_x",), find("tile").checks[:3])
    assert _missing_in(bare) == [
        "statement.md does not name f_of_x",
        "starter.py does not define f_of_x",
        "solution.py does not define f_of_x",
        "the checks do not end with uses_no_jit(...) and keeps_no_state()",
        "docs/problems/notebooks/tile.ipynb is not what the files of the problem say: "
        "run: make records",
    ]
    untried = Problem("none", "None", (), find("tile").checks[:1])
    assert _missing_attempts(untried) == [
        "tests/jitguide/problems/attempts/none/right/ has 0 right attempts; at least 2",
        "tests/jitguide/problems/attempts/none/wrong/ has no attempt that fails the check "
        "'example-1', with '# fails: example-1' in its first line",
    ]


_FILES = {
    "__init__.py": "defines PROBLEM: title, functions and checks",
    "statement.md": "says what to write",
    "hints.md": 'has three hints or more, each below ??? tip "..."',
    "starter.py": "is the file to begin with; it does not pass",
    "solution.py": "passes",
}
_SHOWN = ("statement.md", "hints.md", "starter.py")  # the solution as the page likes


def _missing_files(name: str) -> list[str]:
    folder = PACKAGE / name
    return [
        f"{(folder / file).relative_to(ROOT).as_posix()} {what}"
        for file, what in _FILES.items()
        if not (folder / file).is_file()
    ]


def _another_name(problem: Problem, name: str) -> list[str]:
    file = f"src/jitguide/problems/{name}/__init__.py"
    return (
        [f"{file}: PROBLEM has the name {problem.name!r}; expected {name!r}, that of its folder"]
        if problem.name != name
        else []
    )


def _missing_in_the_site(name: str) -> list[str]:
    shown = [f"src/jitguide/problems/{name}/{file}" for file in _SHOWN]
    needed = {
        f"docs/problems/{name}.md": [f'--8<-- "{file}"' for file in shown],
        "mkdocs.yml": [f"problems/{name}.md"],
        "docs/problems/index.md": [f"({name}.md)", f"(notebooks/{name}.ipynb)"],
    }
    missing = []
    for file, texts in needed.items():
        if not (ROOT / file).is_file():
            missing.append(f"{file} is the page of the problem; copy that of another")
            continue
        text = (ROOT / file).read_text("utf-8")
        missing += [f"{file} lacks {part}" for part in texts if part not in text]
    return missing


def _missing_in(problem: Problem) -> list[str]:
    missing = []
    for function in problem.functions:
        if function not in problem.statement:
            missing.append(f"statement.md does not name {function}")
        for file in ("starter", "solution"):
            defined = rf"^(def {function}\(|class {function}\b)"
            if not re.search(defined, getattr(problem, file), re.MULTILINE):
                missing.append(f"{file}.py does not define {function}")
    if len(problem.hints) < 3:
        missing.append("hints.md has fewer than three hints")
    keys = [check.key for check in problem.checks]
    if keys[-1] != "state" or "no-jit" not in keys:
        missing.append("the checks do not end with uses_no_jit(...) and keeps_no_state()")
    if len(keys) != len(set(keys)):
        missing.append(f"two checks have the same key: {', '.join(keys)}")
    for where in dict.fromkeys(address(problem, check) for check in problem.checks):
        path, _, section = where.partition("#")
        page = DOCS / f"{path.rstrip('/')}.md"
        page = page if page.exists() else DOCS / path / "index.md"
        headings = re.findall(r"^#+ .*\{ ?#([\w-]+) ?\}$", page.read_text("utf-8"), re.MULTILINE)
        if section not in headings:
            missing.append(f"{page.relative_to(ROOT)} has no section #{section} for a check")
    notebook = notebook_path(problem.name, ROOT)
    if not notebook.exists() or notebook.read_text("utf-8") != notebook_text(problem):
        missing.append(
            f"{notebook.relative_to(ROOT).as_posix()} is not what the files of the problem say: "
            "run: make records"
        )
    return missing


def _missing_attempts(problem: Problem) -> list[str]:
    folder = ATTEMPTS / problem.name
    shown = folder.relative_to(ROOT).as_posix()
    right = len(list(folder.glob("right/*.py")))
    missing = [f"{shown}/right/ has {right} right attempts; at least 2"] if right < 2 else []
    tried = {intended(file) for file in folder.glob("*/*.py")}
    return missing + [
        f"{shown}/wrong/ has no attempt that fails the check {check.key!r}, with "
        f"'# fails: {check.key}' in its first line"
        for check in problem.checks
        if check.key not in tried
    ]
