"""Each rule, and each of its conditions and classes, matters: without it, some answer changes.

With test_answers.py, which holds the answers fast, no rule can be weakened unnoticed.
"""

import copy
from collections.abc import Iterator, Mapping
from typing import Any

from jitguide.errors.facts import Facts
from jitguide.errors.rules import load
from jitguide.errors.verdict import Match, _holds, _matches
from support.kept import unless_unchanged
from support.known_errors import DEPENDS_ON, Seen, answer, known, suggestions

Entry = Mapping[str, Any]


def weakened(entry: Entry) -> Iterator[tuple[str, int, str | None, Entry]]:
    """The entry without each rule, condition and class: what went, its rule, the condition."""
    for index, rule in enumerate(entry["rules"]):
        without = [*entry["rules"][:index], *entry["rules"][index + 1 :]]
        yield f"rules[{index}]", index, None, {**entry, "rules": without}
        for name in rule["if"]:
            if name != "error":
                conditions = {key: value for key, value in rule["if"].items() if key != name}
                rest = [*entry["rules"]]
                rest[index] = {**rule, "if": conditions}
                yield f"rules[{index}], {name!r}", index, name, {**entry, "rules": rest}
        for error in rule["if"]["error"] if len(rule["if"]["error"]) > 1 else []:
            classes = [one for one in rule["if"]["error"] if one != error]
            rest = [*entry["rules"]]
            rest[index] = {**rule, "if": {**rule["if"], "error": classes}}
            yield f"rules[{index}], {error}", index, None, {**entry, "rules": rest}


def decides_nothing(entry: Entry) -> Iterator[str]:
    """What of an entry could go: without it, every known text is answered as before."""
    order = [known_entry["id"] for known_entry in load()["entries"]]
    classes = {"?"}.union(*(rule["if"]["error"] for rule in entry["rules"]))
    seen = {id(one): one for looked_at in known().values() for one in looked_at}.values()
    texts = [one for one in seen if one.found.error in classes]
    # What all rules matched holds what those of this entry do.
    is_known = any(entry is one for one in load()["entries"])
    own = {
        id(one): [match for match in one.matches if match[0] is entry]
        if is_known
        else _matches(one.found, {"entries": [entry]})
        for one in texts
    }
    spoken = [(own[id(one)][0][1] if own[id(one)] else None, one) for one in texts]

    def differs(one: Seen, changed: Entry) -> bool:
        others = [match for match in one.matches if match[0]["id"] != entry["id"]]
        after = _matches(one.found, {"entries": [changed]})
        said = _said(one.found, others + own[id(one)], order)
        return _said(one.found, others + after, order) != said

    for what, index, condition, changed in weakened(entry):
        rule = entry["rules"][index]
        # Most conditions decide of a text that the rule answers; only then are the others asked.
        if any(differs(one, changed) for speaks, one in spoken if speaks is rule):
            continue
        if condition is None or not any(
            differs(one, changed)
            for speaks, one in spoken
            if speaks is not rule and _holds(changed["rules"][index]["if"], one.found) is not None
        ):
            yield f"{entry['id']}, {what}: {rule['if']}"


def _said(found: Facts, matches: list[Match], order: list[str]) -> str:
    heaviest = sorted(matches, key=lambda match: order.index(match[0]["id"]))
    return answer(found, sorted(heaviest, key=lambda match: -int(match[1]["weight"])))


@unless_unchanged(__file__, *DEPENDS_ON)
def test_every_rule_and_every_condition_decides_something() -> None:
    idle = [said for entry in load()["entries"] for said in decides_nothing(entry)]
    assert not idle, (
        "Without each of these, every known text is answered as before. Add a program to "
        "tests/jitguide/errors/cases/ (or a form to tests/support/error_forms.py) that needs it, "
        "or delete it:\n" + "\n".join(idle)
    )


def fixes_that_decide_nothing(rules: dict[str, Any]) -> Iterator[str]:
    """The conditions of fixes that could go: without each, every known text gets the same fixes."""
    rules = copy.deepcopy(rules)
    texts: dict[str, list[Seen]] = {}
    for seen in {id(one): one for looked_at in known().values() for one in looked_at}.values():
        if seen.matches:
            texts.setdefault(seen.matches[0][0]["id"], []).append(seen)
    said = {id(seen): suggestions(seen, rules) for some in texts.values() for seen in some}
    owners = {name: [[part] for part in parts] for name, parts in rules["fixes"].items()}
    owners.update((entry["id"], entry["fixes"]) for entry in rules["entries"])
    for owner, fixes in owners.items():
        users = [owner] if owner in texts else _users(owner, rules)
        parts = [part for fix in fixes for part in (fix if isinstance(fix, list) else [])]
        # A condition that several variants share keeps the first of them from standing in for all.
        shared: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for variant in parts:
            conditions = variant.get("if", {}) if isinstance(variant, dict) else {}
            for name, value in conditions.items():
                shared.setdefault((name, repr(value)), []).append(conditions)
        for (name, value), some in shared.items():
            kept = [conditions.pop(name) for conditions in some]
            if not any(
                suggestions(seen, rules) != said[id(seen)]
                for user in users
                for seen in texts.get(user, [])
            ):
                yield f"{owner}, {name!r}: {value}"
            for conditions, condition in zip(some, kept, strict=True):
                conditions[name] = condition


def _users(shared: str, rules: Mapping[str, Any]) -> list[str]:
    return [
        entry["id"]
        for entry in rules["entries"]
        if any(shared in (fix if isinstance(fix, list) else [fix]) for fix in entry["fixes"])
    ]


@unless_unchanged(__file__, *DEPENDS_ON)
def test_every_condition_of_a_fix_decides_something() -> None:
    idle = list(fixes_that_decide_nothing(load()))
    assert not idle, "Without each of these, every known text gets the same fixes:\n" + "\n".join(
        idle
    )


def test_a_rule_and_a_condition_that_decide_nothing_are_named() -> None:
    entry = next(entry for entry in load()["entries"] if entry["id"] == "list-repeat")
    rule = entry["rules"][0]
    idle = {**rule, "if": {**rule["if"], "not_code": "no text has this"}}
    lighter = {**rule, "weight": rule["weight"] - 1}
    for rules, named in ([idle], "rules[0], 'not_code'"), ([rule, lighter], "rules[1]"):
        said = list(decides_nothing({**entry, "rules": rules}))
        assert [one.split(": ")[0] for one in said] == [f"list-repeat, {named}"]
