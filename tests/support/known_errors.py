"""Every known text, and what the decoder answers: the recorded errors and the small programs.

Run this file when other answers are wanted: it writes ``jitguide/errors/answers.json`` anew.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jitguide.errors.clean import clean
from jitguide.errors.facts import Facts, facts
from jitguide.errors.parse import Raised, parse
from jitguide.errors.rules import load
from jitguide.errors.verdict import Match, _filled, _fixes, _matches
from support.error_cases import told
from support.error_forms import PARTS, notebook, terminal, unfiltered
from support.error_records import recorded_errors

ANSWERS = Path(__file__).parents[1] / "jitguide" / "errors" / "answers.json"

# Where the texts are, what answers them, and the tests that ask.
DEPENDS_ON = ("src/jitguide", "src/proof/examples", "snippets", "tests/jitguide/errors")

NOTHING = "no entry"

# The answers to each form of a text, by its name; those that are as in a terminal are left out.
# Under "fixes" stand the suggestions.
Answers = dict[str, str]


def known_texts() -> Iterator[tuple[str, Callable[[str], str], str]]:
    """The name of each record and program, a form, and the text in this form."""
    for recorded in recorded_errors():
        for form in (terminal, unfiltered, notebook, *PARTS):
            yield recorded.path.name, form, form(recorded.text)
    for program in told():
        for form in (terminal, *PARTS):
            yield program.name, form, form(program.text)


@dataclass(frozen=True)
class Seen:
    """An exception that the decoder looks at, and what matches it: nothing, or what decides."""

    found: Facts
    matches: list[Match]


@cache
def known() -> dict[tuple[str, str], list[Seen]]:
    """What the decoder looks at in each known text, by its name and form: the last one decides."""
    rules = load()
    once: dict[str, Seen] = {}  # many texts say the same

    def seen(raised: Raised) -> Seen:
        found = facts(raised, rules["reading"])
        key = repr((found.error, found.message, found.line, found.code, found.calls, found.library))
        if key not in once:
            once[key] = Seen(found, _matches(found, rules))
        return once[key]

    @cache  # a third of the forms leave a text as it is
    def read(text: str) -> list[Seen]:
        looked_at: list[Seen] = []
        for raised in reversed(parse(clean(text))):
            looked_at.append(seen(raised))
            if looked_at[-1].matches:
                break
        return looked_at

    texts: dict[tuple[str, str], list[Seen]] = {}
    for name, form, text in known_texts():
        texts.setdefault((name, form.__name__), []).extend(read(text))
    return texts


def answer(found: Facts, matches: Sequence[Match]) -> str:
    """The weight of each entry that matches, the heaviest first, and the reason of the first."""
    if not matches:
        return NOTHING
    _, rule, groups = matches[0]
    weights = ", ".join(f"{entry['id']} {rule['weight']}" for entry, rule, _ in matches)
    return f"{weights}: {_filled(rule['because'], {**groups, **found.fields})}"


def answers() -> dict[str, Answers]:
    """The answers of the decoder to all known texts."""
    by_name: dict[str, Answers] = {}
    for (name, form), looked_at in known().items():
        last = looked_at[-1] if looked_at else None
        said = answer(last.found, last.matches) if last else NOTHING
        of_text = by_name.setdefault(name, {})
        if said != of_text.get("terminal"):
            of_text[form] = said
        if form == "terminal":
            of_text["fixes"] = "\n".join(suggestions(last, load())) if last else ""
    return by_name


def suggestions(seen: Seen, rules: Mapping[str, Any]) -> list[str]:
    """The answer and the code of each fix that the decoder suggests."""
    if not seen.matches:
        return []
    (entry, _, groups), *_ = seen.matches
    entry = next(one for one in rules["entries"] if one["id"] == entry["id"])
    fixes = _fixes(entry, seen.found, groups, rules)
    return [f"{fix['answer']}: {fix['code']}" for fix in fixes]


def kept_answers() -> dict[str, Answers]:
    """The answers as they were last written and looked at."""
    groups = json.loads(ANSWERS.read_text("utf-8"))
    return {name: group["answers"] for group in groups for name in group["texts"]}


def main() -> None:
    """Write the answers: texts with the same answers stand together."""
    groups: dict[str, list[str]] = {}
    for name, of_text in answers().items():
        groups.setdefault(json.dumps(of_text), []).append(name)
    data = [{"texts": names, "answers": json.loads(said)} for said, names in groups.items()]
    ANSWERS.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
