"""The rules file: its schema, and its pages."""

import copy
import re
import subprocess
import sys
from typing import Any

import pytest

from jitguide.errors.rules import load
from proof.examples.records import CASES
from support.error_cases import works_of
from support.error_records import ROOT
from support.rules_schema import faults
from support.sections import sections

ENTRIES = [entry for entry in load()["entries"] if entry["page"].startswith("errors/")]
LIBRARIES = [entry for entry in load()["entries"] if entry not in ENTRIES]


def test_the_rules_have_no_faults() -> None:
    assert list(faults(load())) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda e: e.pop("title"), "'title' is missing"),
        (lambda e: e.update(extra=1), "unknown key 'extra'"),
        (lambda e: e.update(page="errors/Boolean"), "expected 'errors/NAME/'"),
        (lambda e: e.update(id="If On Data"), "an id has small letters"),
        (lambda e: e.update(id="if-on-flag"), "this id stands twice"),
        (lambda e: e["rules"][0].update(weight=0), "expected an integer from 1 to 100"),
        (lambda e: e["rules"][0]["if"].update(mesage="x"), "unknown condition 'mesage'"),
        (lambda e: e["rules"][2]["if"].pop("error"), "expected a list of class names"),
        (lambda e: e["rules"][0]["if"].update(origin=["here"]), "unknown origin 'here'"),
        (lambda e: e["rules"][0]["if"].update(line="("), "is no pattern"),
        (lambda e: e["rules"][0]["if"].update(line="(?P<a>x)"), "do not share"),
        (lambda e: e["rules"][0]["if"].update(line="(?<=x)y"), "do not share"),
        (lambda e: e["fixes"].append([{"code": "x"}]), "'text' is missing"),
        (lambda e: e["fixes"].append([{"answer": "knwon"}]), "no answer is called 'knwon'"),
        (
            lambda e: e["fixes"].append([{"text": "", "code": "x", "replace": ["(?<all>a)", "b"]}]),
            "a field is called 'all' too",
        ),
        (lambda e: e["fixes"].append("choice"), "no shared fix is called 'choice'"),
        (lambda e: e["fixes"].append([{"text": "", "code": "x", "if": {"a": 1}}]), "condition 'a'"),
    ],
)
def test_a_fault_is_named_with_its_place(change: Any, fault: str) -> None:
    rules = copy.deepcopy(load())
    change(rules["entries"][0])
    assert any(fault in found for found in faults(rules)), list(faults(rules))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["id"])
def test_each_entry_has_a_section_with_its_program_and_one_that_works(
    entry: dict[str, Any],
) -> None:
    page = f"docs/{entry['page'].rstrip('/')}.md"
    there = sections((ROOT / page).read_text("utf-8"))
    anchor, program = entry.get("anchor", entry["id"]), f"snippets/{entry['example']}.py"
    ids = ", ".join(there)
    assert anchor in there, (
        f"{page}: no heading has the id {anchor!r} of this entry; the ids are: {ids}. "
        "Change the heading's id, or name it in rules.json as the 'anchor' of the entry"
    )
    shown = re.findall(r'^--8<-- "(snippets/.*\.py)"$', there[anchor].text, re.MULTILINE)
    assert program in shown, (
        f"{page}, section #{anchor}: expected {program}, the 'example' of this entry; "
        f"it shows {', '.join(shown) or 'no program'}. Show it there, or correct the 'example'"
    )
    assert len(shown) > 1, f"{page}, section #{anchor}: show a program that works below {program}"


def unproven(entry: dict[str, Any]) -> str:
    """What is wrong with an entry that has neither a case nor a pair of programs on its page."""
    folder, example = f"{CASES}/{entry['id']}", f"snippets/{entry['example']}"
    if list((ROOT / folder).glob("*_fails.py")) or works_of(ROOT / f"{example}.py"):
        return ""
    return (
        f"{entry['id']}: expected {example.removesuffix('_fails')}_works.py beside {example}.py, "
        f"or a pair IDEA_fails.py and IDEA_works.py in {folder}/; add one of them"
    )


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["id"])
def test_each_entry_has_a_case_or_a_pair_of_programs(entry: dict[str, Any]) -> None:
    assert not (fault := unproven(entry)), fault


def test_an_entry_without_a_case_and_a_pair_is_found() -> None:
    assert not unproven({"id": "no-case", "example": ENTRIES[0]["example"]})
    assert "in tests/jitguide/errors/cases/no-case/" in unproven({"id": "no-case", "example": "x"})


def test_a_section_ends_at_the_next_heading_of_its_level() -> None:
    page = "# A { #a }\n\nOne.\n\n## B { #b }\n\nTwo.\n\n### C { #c }\n\nThree.\n\n## D\n"
    found = [section.text.strip() for section in sections(page).values()]
    assert found == ["One.", "Two.\n\n### C { #c }\n\nThree.", "Three."]
    with pytest.raises(ValueError, match="two headings have the id b"):
        sections(page + "## B { #b }\n")


def test_the_engine_needs_no_jax() -> None:
    code = (
        "import sys; from jitguide.errors import explain; explain('TypeError: x'); "
        "print('jax' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT / "src", check=True
    )
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("entry", LIBRARIES, ids=lambda entry: entry["id"])
def test_each_entry_of_a_library_leads_to_a_section_with_its_program(entry: dict[str, Any]) -> None:
    page, program = f"docs/{entry['page'].rstrip('/')}.md", f"snippets/{entry['example']}.py"
    text = (ROOT / page).read_text("utf-8")
    anchor = f"{{ #{entry['anchor']} "  # a class may follow
    assert anchor in text, f"{page}: no heading has the id {entry['anchor']!r}, the 'anchor'"
    assert f'"{program}"' in text, f"{page}: does not show {program}, the 'example'"


def test_a_rule_that_leads_elsewhere_leads_to_a_section() -> None:
    for entry in load()["entries"]:
        for rule in entry["rules"]:
            page, _, anchor = rule.get("page", "").partition("#")
            if page:
                text = (ROOT / "docs" / f"{page.rstrip('/')}.md").read_text("utf-8")
                assert f"{{ #{anchor} " in text, (
                    f"docs/{page.rstrip('/')}.md: no heading has the id {anchor!r}, "
                    f"to which a rule of the entry {entry['id']} leads"
                )
