"""Every recorded error of every version decodes to its own entry, in every form."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from jitguide.errors import explain
from jitguide.errors.clean import clean
from jitguide.errors.facts import facts
from jitguide.errors.parse import parse
from jitguide.errors.rules import load
from jitguide.errors.verdict import _matches
from support.error_forms import FORMS
from support.error_records import HEADER, ROOT, recorded_errors

RECORDED = recorded_errors()


@cache
def verdict_of(text: str) -> dict[str, Any]:
    """What the decoder answers to a text, which several forms and tests have."""
    return explain(text)


def test_every_entry_has_a_recorded_error() -> None:
    assert {recorded.entry for recorded in RECORDED} == {entry["id"] for entry in load()["entries"]}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_each_form_of_each_record_decodes_to_its_own_entry(form: Callable[[str], str]) -> None:
    wrong = []
    for recorded in RECORDED:
        verdict = verdict_of(form(recorded.text))
        if verdict.get("entry") != recorded.entry:
            wrong.append(f"{recorded}: {verdict.get('entry', verdict['status'])}")
    assert not wrong, "\n".join(wrong)


def test_a_library_leads_to_its_page() -> None:
    wrong = [
        f"{recorded.path.parent.name}/{recorded}: {page}"
        for recorded in RECORDED
        if recorded.page and (page := explain(recorded.text).get("page")) != recorded.page
    ]
    assert not wrong, "\n".join(wrong)


def test_every_error_of_a_program_with_libraries_has_an_answer() -> None:
    folder = ROOT / "snippets" / "libraries"
    failing = {path for path in folder.glob("*/*_fails*.txt") if HEADER in path.read_text("utf-8")}
    assert failing <= {recorded.path for recorded in RECORDED}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_the_argument_is_named_where_the_text_names_it(form: Callable[[str], str]) -> None:
    wrong = []
    for recorded in RECORDED:
        verdict = verdict_of(form(recorded.text))
        if not recorded.named <= {*verdict.get("arguments", [])} | {"unknown"}:
            wrong.append(f"{recorded}: {verdict.get('arguments')}, expected {recorded.named}")
    assert not wrong, "\n".join(wrong)


def test_the_line_of_the_reader_is_the_last_of_the_traceback() -> None:
    for recorded in RECORDED:
        where = explain(recorded.text)["where"]
        assert where["file"].endswith(".py"), recorded
        assert where["code"] in recorded.text, recorded


def test_no_rule_of_another_entry_weighs_as_much() -> None:
    """Every rule is run on all other errors: one that is too greedy fails here."""
    wrong, rules = [], load()
    for recorded in RECORDED:
        found = [raised for raised in parse(clean(recorded.text)) if raised.error]
        matches = _matches(facts(found[-1], rules["reading"]), rules)
        weights = {entry["id"]: rule["weight"] for entry, rule, _ in matches}
        own = weights.pop(recorded.entry, 0)
        wrong += [
            f"{recorded}: {other} weighs {weight}, its own entry {own}"
            for other, weight in weights.items()
            if weight >= own
        ]
    said = "The entry that explains an error must outweigh every other. Raise its `weight`:\n"
    assert not wrong, said + "\n".join(wrong)


def test_a_fix_is_written_with_the_names_of_the_reader() -> None:
    record = next(r for r in RECORDED if r.path.name == "concrete_arange_fails.txt")
    verdict = explain(record.text)
    assert verdict["arguments"] == ["n"]
    code = '@functools.partial(jax.jit, static_argnames=["n"])'
    assert verdict["fixes"][0]["code"] == code
    assert verdict["question"] == "Do you know `n` before the call, or is it data?"


def test_a_single_answer_is_shown_without_a_question_where_the_fix_depends_on_it() -> None:
    record = next(r for r in RECORDED if r.path.name == "concrete_linspace_fails.txt")
    verdict = explain(record.text)
    answers = [fix["answer"] for fix in verdict["fixes"]]
    assert (verdict["question"], answers) == ("", [load()["answers"]["known"]])


def test_every_text_is_filled_in() -> None:
    for recorded in RECORDED:
        verdict = explain(recorded.text)
        fixes = [fix[part] for fix in verdict["fixes"] for part in ("text", "code")]
        assert all([verdict["reason"], *fixes]), recorded
        assert "«" not in "".join([verdict["reason"], verdict["question"], *fixes]), recorded


def test_each_of_several_answers_to_a_question_says_when_it_is_the_one() -> None:
    for recorded in RECORDED:
        verdict = explain(recorded.text)
        if verdict["question"]:
            answers = [fix["answer"] for fix in verdict["fixes"]]
            assert all(answers) and len(set(answers)) == len(answers), recorded
            assert len(answers) > 1, recorded


@pytest.mark.parametrize("part", ["without its last line", "last lines only"])
def test_a_part_is_enough_where_it_says_enough(part: str) -> None:
    """Without frames the message decides; without the message, the class that a notebook names."""
    record = next(r for r in RECORDED if r.path.name == "shape_argument_fails.txt")
    lines = record.text.splitlines()
    if part == "last lines only":
        assert explain("\n".join(lines[-3:]))["entry"] == "shape-from-argument"
        assert explain("\n".join(lines[-1:]))["status"] == "no-traceback"
    else:
        frames = [line for line in lines if line.startswith(("Traceback", " "))]
        assert explain("\n".join(frames))["entry"] == "shape-from-argument"
