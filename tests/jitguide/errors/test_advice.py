"""Every fix that the decoder suggests has been run and works.

Beside a case, ``<idea>_works.py`` is the same program changed as the first suggestion says, and
``<idea>_works_2.py`` as a later one says. What is suggested nowhere else than in the rules file is
not suggested at all: every variant of every fix stands in one of these programs.
"""

import ast
import copy
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from jitguide.errors import explain
from jitguide.errors.rules import load
from jitguide.errors.verdict import variants
from support.advice import PLACE, stands_in
from support.error_cases import Case, cases, explained, told
from support.error_forms import warning
from support.error_records import recorded_errors
from support.kept import files_of, kept
from support.known_errors import DEPENDS_ON


@cache
def answers() -> dict[Case, list[dict[str, Any]]]:
    """What the decoder says to each case, on each version that raises something else."""
    found: dict[Case, list[dict[str, Any]]] = {}
    for said, verdict in explained().items():
        found.setdefault(said.case, []).append(verdict)
    return found


def first(case: Case) -> dict[str, Any]:
    """What the decoder says to it on the newest version that raises."""
    return answers()[case][0]


def test_every_suggestion_has_a_program_that_follows_it() -> None:
    missing = [str(case) for case in cases() if first(case).get("fixes") and not case.works]
    assert not missing, missing


@pytest.mark.parametrize("case", [case for case in cases() if case.works], ids=str)
def test_the_working_program_is_the_suggestion_filled_in(case: Case) -> None:
    verdict = first(case)
    suggested = [fix["code"] for fix in verdict["fixes"]]
    older = [fix["code"] for said in answers()[case][1:] for fix in said.get("fixes", [])]
    for number, program in enumerate(case.works):
        # A question leaves the choice to the reader; without one the first suggestion must fit.
        allowed = suggested if verdict["question"] or number else suggested[:1]
        # A later program may follow what is suggested to the message of an older version.
        allowed = allowed + older if number else allowed
        text = program.read_text("utf-8")
        assert any(stands_in(code, text) for code in allowed), (program.name, allowed)
        assert "assert" in text, f"{program.name} compares its result with nothing"


def test_a_function_that_gets_a_static_argument_stays_as_it_is() -> None:
    """Making an argument static is the whole change: its parameters and its body are the same."""
    wrong = []
    for case in cases():
        codes = [fix["code"] for said in answers()[case] for fix in said.get("fixes", [])]
        if any("\n" in code and code[0] == "@" for code in codes):
            continue  # a line of the body changes, too: the suggestion says which
        before = functions(case.program)
        for program in case.works:
            for name, function in functions(program).items():
                decorators = [ast.unparse(d) for d in function.decorator_list]
                static = re.findall(r"static_argnames=\[(.*?)\]", " ".join(decorators))
                named = [f"{word!r}" in "".join(static) for word in parameters(before.get(name))]
                if any(named) and decorators != [
                    ast.unparse(d) for d in before[name].decorator_list
                ]:
                    same = [ast.unparse(part) for part in before[name].body]
                    if [ast.unparse(part) for part in function.body] != same:
                        wrong.append(f"{program.name}: the body of {name} is another")
    assert not wrong, "\n".join(wrong)


def functions(program: Path) -> dict[str, ast.FunctionDef]:
    nodes = ast.walk(ast.parse(program.read_text("utf-8")))
    return {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}


def parameters(function: ast.FunctionDef | None) -> list[str]:
    return [argument.arg for argument in function.args.args] if function else []


@pytest.mark.parametrize(
    ("case", "unwanted"),
    [
        ("if-on-data/any_negative", "static_argnames"),  # an array
        ("if-on-data/in_comprehension", "static_argnames"),  # an array, element by element
        ("condition-in-loop-body/in_scan", "static_argnames"),  # an argument of a loop's body
        ("slice-bounds/in_scan", "static_argnames"),
        ("if-on-data/under_vmap", "static_argnames"),
        ("float-of-tracer/complex_under_vmap", "static_argnames"),
        ("float-of-tracer/complex_under_grad", "static_argnames"),
        ("shape-from-argument/jnp_add", "static_argnames"),  # what `jnp` computed
        ("int-of-tracer/of_a_mean", "static_argnames"),
        ("num-segments/not_given", "static_argnames"),
        ("float-of-tracer/array_of_the_call", "static_argnames"),  # the program passes an array
        ("if-on-data/and_in_if", "static_argnames"),  # JAX names the first of two arguments
        ("boolean-mask/mean_of_masked", ", 0)"),  # zeros would change the mean
        ("if-on-flag/not_train", "~"),  # a flag
        ("if-on-flag/not_in_expression", "~"),
        ("and-or-not/not_done", "~"),
        ("slice-bounds/bound_method", '"self"'),
        ("static-position-too-large/bound_method", '"self"'),
        ("self-argument/class_method", '"self"'),
        ("leak-loop/in_fori_loop", "return CARRY, VALUE"),
        ("leak-global/mask_of_module", "compile_time"),  # a key, the same in each call
        ("leak-global/key_of_a_helper", "compile_time"),
        ("leak-self/draws_of_sampler", "compile_time"),
        ("float-of-tracer/history_of_losses", "astype"),  # it would be a tracer that is kept
        ("if-on-data/bool_of_comparison", "jnp.where"),  # a line without a condition
    ],
)
def test_what_cannot_be_right_is_not_suggested(case: str, unwanted: str) -> None:
    verdict = first(next(one for one in cases() if str(one) == f"{case}_fails.py"))
    code = "\n".join(fix["code"] for fix in verdict["fixes"])
    assert unwanted not in code


def test_nothing_with_a_shape_and_nothing_of_a_loop_is_made_static() -> None:
    answered = [(said.text, verdict) for said, verdict in explained().items()]
    answered += [(said.text, explain(said.text)) for said in recorded_errors()]
    wrong = []
    for text, verdict in answered:
        codes = "\n".join(fix["code"] for fix in verdict.get("fixes", []))
        message = text.rpartition("Traceback (most recent call last)")[2]
        if re.search(r"traced array with shape \w+\[\d|for scan\b|loop_carry\[", message):
            # A number that is counted before the call is an argument of its own, and new.
            counted = "" if re.search(r"\bcount\b", text) else r"(?!ames=\[\"count\"\])"
            wrong += re.findall(rf".*static_argn{counted}.*", codes)
    assert not wrong, wrong


def test_a_definition_in_a_notebook_is_not_taken_for_the_call() -> None:
    text = next(said.text for said in told() if said.name == "range-of-tracer/doubled_fails.txt")
    message = text[text.index("jax.errors.") :]
    notebook = (
        "TracerIntegerConversionError              Traceback (most recent call last)\n"
        "Cell In[3], line 7\n      6 run = jax.jit(doubled)\n----> 7 run(1.0, 3)\n\n"
        "Cell In[3], line 2, in doubled(x, n)\n      1 def doubled(x, n):\n"
        f"----> 2     for _ in range(n):\n      3         x = x * 2\n\n{message}"
    )
    fixes = explain(notebook)["fixes"]
    assert fixes[0]["code"] == 'jax.jit(doubled, static_argnames=["n"])'
    fixes = explain(notebook.replace("run = jax.jit(doubled)", "").replace("run(", "doubled("))[
        "fixes"
    ]
    assert fixes[0]["code"] == '@functools.partial(jax.jit, static_argnames=["n"])'


def test_a_function_of_a_module_in_another_file_is_not_taken_for_a_method() -> None:
    name = "if-on-data/option_of_a_method_fails.txt"
    text = next(said.text for said in told() if said.name == name)
    assert explain(text)["fixes"][-1]["code"].endswith('static_argnames=["self", "temperature"])')
    elsewhere = text.replace("option_of_a_method_fails.py", "main.py", 1)
    assert explain(elsewhere)["fixes"][-1]["code"].endswith('static_argnames=["temperature"])')


def test_braces_of_a_suggestion_and_of_the_reader_stay() -> None:
    text = next(said.text for said in told() if said.name == "format-string/f_string_fails.txt")
    assert explain(text)["fixes"][0]["code"] == 'jax.debug.print("loss is {loss:.3f}", loss=loss)'
    text = next(said.text for said in told() if said.name == "if-on-data/isnan_fails.txt")
    braces = explain(text.replace("jnp.isnan(x)", "jnp.isnan(x['{whole}'])"))
    assert braces["fixes"][0]["code"] == "jnp.where(jnp.isnan(x['{whole}']), IF_TRUE, IF_FALSE)"


def test_the_failing_program_does_not_hold_the_suggestion_yet() -> None:
    """A suggestion that stands in the failing program would change nothing."""
    idle = [
        f"{case}: {fix['code']}"
        for case in cases()
        for fix in first(case).get("fixes", [])
        if not PLACE.search(fix["code"]) and stands_in(fix["code"], case.program.read_text("utf-8"))
    ]
    assert not idle, "\n".join(idle)


def test_each_import_that_a_suggestion_may_need_works_and_binds_its_name() -> None:
    for name, statement in load()["imports"].items():
        names: dict[str, Any] = {}
        exec(statement, names)
        assert name in names, statement


def test_a_suggestion_says_what_it_needs_imported() -> None:
    """Its words and the reader's lines together name a module for each name that it uses."""
    modules = set(load()["imports"])
    wrong, seen = [], set()
    for said, verdict in explained().items():
        line = verdict["where"]["code"] if verdict.get("where") else ""
        for fix in verdict.get("fixes", []):
            used = set(re.findall(r"(?<![\w.])([a-z]\w*)\.\w", fix["code"])) & modules
            for name in used:
                imported = rf"^import (?:\S+ as )?{name}$"
                shown = re.search(rf"^ +.*(?<![\w.]){name}\b|{imported}", said.text, re.MULTILINE)
                stated = re.search(rf"import (?:\S+ as )?{name}`", fix["needs"])
                seen.add(name if stated else "")
                if (stated and re.search(rf"\b{name}\.", line)) or not (shown or stated):
                    wrong.append(f"{said.name}: {name} in {fix['code']!r}: {fix['needs']!r}")
    assert not wrong, "\n".join(wrong)
    assert seen >= {"jax", "jnp", "functools", "dataclasses"}


def named(rules: dict[str, Any]) -> dict[str, Any]:
    """The rules with the name of each variant in place of its text."""
    rules = copy.deepcopy(rules)
    groups = {name: [fix] for name, fix in rules["fixes"].items()}
    groups.update((entry["id"], entry["fixes"]) for entry in rules["entries"])
    for name, fixes in groups.items():
        for number, fix in enumerate(fixes):
            for place, variant in enumerate(fix if isinstance(fix, list) else []):
                if not isinstance(variant, str):
                    variant["text"] = f"{name}, fixes[{number}][{place}]"
    return rules


@cache
def proven() -> frozenset[tuple[str, int, str]]:
    """Entry, number of the fix and name of the variant that some program follows."""
    found = kept("proven", files_of(*DEPENDS_ON, "tests/support"), lambda: sorted(followed()))
    return frozenset((entry, number, name) for entry, number, name in found)


def followed() -> set[tuple[str, int, str]]:
    """The same, found out now."""
    rules = named(load())
    pairs = [(said.text, said.case.works) for said in told()]
    pairs += [(said.text, said.works) for said in recorded_errors()]
    pairs += [(text, said.works) for said in recorded_errors() if (text := warning(said.text))]
    found: set[tuple[str, int, str]] = set()
    for text, works in pairs:
        programs = [program.read_text("utf-8") for program in works]
        verdict = explain(text, rules)
        entry = next((e for e in rules["entries"] if e["id"] == verdict.get("entry")), None)
        for fix in verdict.get("fixes", []):
            if entry and any(stands_in(fix["code"], program) for program in programs):
                numbers = [
                    number
                    for number, variant_of in enumerate(entry["fixes"])
                    if any(v["text"] == fix["text"] for v in variants(variant_of, rules))
                ]
                found.add((entry["id"], numbers[0], fix["text"]))
    return found


def test_every_fix_of_every_entry_is_proven() -> None:
    seen = {(entry, number) for entry, number, _ in proven()}
    idle = [
        f"{entry['id']}, fixes[{number}]"
        for entry in load()["entries"]
        for number in range(len(entry["fixes"]))
        if (entry["id"], number) not in seen
    ]
    assert not idle, f"{NOT_PROVEN}\n" + "\n".join(idle)


def test_every_variant_of_a_fix_is_proven() -> None:
    seen = {variant for _, _, variant in proven()}
    rules = named(load())
    every = [
        variant["text"]
        for entry in rules["entries"]
        for fix in entry["fixes"]
        for variant in variants(fix, rules)
    ]
    idle = [name for name in dict.fromkeys(every) if name not in seen]
    assert not idle, f"{NOT_PROVEN}\n" + "\n".join(idle)


NOT_PROVEN = (
    "No program follows these suggestions. Add one to tests/jitguide/errors/cases/, or take them "
    "out of rules.json:"
)


@pytest.mark.parametrize(
    ("code", "program", "expected"),
    [
        ("jnp.where(x > 0, IF_TRUE, IF_FALSE)", "y = jnp.where(x > 0, 1, g(x))", True),
        ("jnp.where(x > 0, IF_TRUE, IF_FALSE)", "y = jnp.where(x >= 0, 1, 2)", False),
        ("jnp.where(x > 0, IF_TRUE, IF_FALSE)", "y = jnp.where(x > 0, 1)", False),
        ('@partial(jax.jit, static_argnames=["n"])', "@partial(jax.jit)\ndef f(): pass", False),
        (
            '@functools.partial(jax.jit, static_argnames=["n"])',
            '@partial(jax.jit, static_argnames=["n"])\ndef f(n): pass',
            True,
        ),
        ("x = x.at[0].set(1)", "x.at[0].set(1)", False),
        ("KEPT = f(ARGUMENTS)", "y, kept = f(1, b=2)", True),
        ("f(ARGUMENTS, n=VALUE)", "f(1, m=2)", False),
        ("for _ in range(n // 2):", "for _ in range(n / 2):\n    pass", False),
        ("(2, 3)", "f([2, 3])", False),
    ],
)  # fmt: skip
def test_what_stands_in_a_program(code: str, program: str, expected: bool) -> None:
    assert stands_in(code, program) is expected
