"""The schema of the rules file, and where the file breaks it."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from jitguide.errors.facts import python
from jitguide.errors.rules import PARTS

_ENTRY_KEYS = {"id", "page", "title", "example", "rules", "fixes"}
_FIX_KEYS = {"text", "code"}
_RULE_KEYS = {"if", "weight", "because"}
_PATTERNS = {f"{no}{part}" for part in PARTS for no in ("", "not_")} | {"call"}
_CONDITIONS = {
    "error",
    "origin",
    "arguments",
    "static",
    "called",
    "method",
    "running",
    "jax",
    "item",
    "returns",
    *_PATTERNS,
}
_ORIGINS = {"argument", "operations", "unsaid"}
# Fields that facts have: a group of this name that took no part would count as known.
_FIELDS = {
    *("error", "line", "number", "inside", "function", "transform", "given", "argument", "whole"),
    *("container", "access", "leaf", "names", "all", "self", "binder"),
}
# What one of the two engines does not have, or reads in another way.
_NOT_SHARED = re.compile(r"\(\?P|\(\?<[=!]|\(\?[aiLmsux]|\\[AZzpPkK]|[*+?}]\+|\[\[:")


def faults(rules: Any) -> Iterator[str]:
    """Everything in which `rules` is not a rules file, each with its place."""
    if not isinstance(rules, dict) or rules.get("schema") != 2:
        yield 'expected an object with "schema": 2'
        return
    seen: set[str] = set()
    for number, entry in enumerate(rules.get("entries", [])):
        where = f"entries[{number}] {entry.get('id', '')}".rstrip()
        yield from _keys(entry, _ENTRY_KEYS, where, {"question", "anchor"})
        if entry.get("id") in seen:
            yield f"{where}: this id stands twice"
        seen.add(entry.get("id", ""))
        if not re.fullmatch(r"[a-z0-9-]+", str(entry.get("id", ""))):
            yield f"{where}: an id has small letters, digits and hyphens"
        if not re.fullmatch(r"(?:errors|libraries|guides)/[a-z-]+/", str(entry.get("page", ""))):
            yield f"{where}: page is {entry.get('page')!r}; expected 'errors/NAME/'"
        for index, rule in enumerate(entry.get("rules", [])):
            yield from _rule_faults(rule, f"{where}, rules[{index}]")
        for index, fix in enumerate(entry.get("fixes", [])):
            yield from _fix_faults(fix, rules, f"{where}, fixes[{index}]")
    for name, fix in rules.get("fixes", {}).items():
        yield from _fix_faults(fix, {**rules, "fixes": {}}, f"fixes, {name}")
    for number, row in enumerate(rules.get("not_tracing", [])):
        yield from _keys(row, {"message", "about", "more"}, f"not_tracing[{number}]", {"library"})
        yield from _pattern_faults(row.get("message"), f"not_tracing[{number}]")
    if not seen:
        yield "expected entries"


def _rule_faults(rule: Any, where: str) -> Iterator[str]:
    yield from _keys(rule, _RULE_KEYS, where, {"page"})
    if not re.fullmatch(r"[a-z]+/[a-z-]+/(?:#[a-z-]+)?", str(rule.get("page", "errors/name/"))):
        yield f"{where}: page is {rule['page']!r}; expected 'libraries/NAME/#ANCHOR'"
    if not isinstance(rule.get("weight"), int) or not 1 <= rule["weight"] <= 100:
        yield f"{where}: weight is {rule.get('weight')!r}; expected an integer from 1 to 100"
    conditions = rule.get("if")
    if not isinstance(conditions, dict) or not conditions:
        yield f"{where}: expected conditions in 'if'"
        return
    if not isinstance(conditions.get("error"), list):
        yield f"{where}: expected a list of class names in 'error'"
    yield from _condition_faults(conditions, where)


def _fix_faults(fix: Any, rules: Mapping[str, Any], where: str) -> Iterator[str]:
    shared, answers = rules.get("fixes", {}), rules.get("answers", {})
    for number, part in enumerate(fix if isinstance(fix, list) else [fix]):
        place = f"{where}[{number}]"
        if isinstance(part, str):
            if part not in shared:
                yield f"{place}: no shared fix is called {part!r}; expected one of {sorted(shared)}"
            continue
        yield from _keys(part, _FIX_KEYS, place, {"if", "answer", "replace", "each"})
        if isinstance(part, dict):
            answer = part.get("answer", "A sentence")
            if answer[:1].islower() and answer not in answers:
                yield f"{place}: no answer is called {answer!r}; expected one of {sorted(answers)}"
            for name in ("replace", "each"):
                pattern = part.get(name, [""])[0]
                yield from _pattern_faults(pattern, f"{place}, {name}")
                for group in sorted(_FIELDS & {*re.findall(r"\(\?<([a-z]+)>", str(pattern))}):
                    yield f"{place}, {name}: a field is called {group!r} too; rename the group"
            yield from _condition_faults(part.get("if", {}), place)


def _condition_faults(conditions: Mapping[str, Any], where: str) -> Iterator[str]:
    for name in sorted(set(conditions) - _CONDITIONS):
        yield f"{where}: unknown condition {name!r}; expected one of {sorted(_CONDITIONS)}"
    for origin in conditions.get("origin", []):
        if origin not in _ORIGINS:
            yield f"{where}: unknown origin {origin!r}; expected one of {sorted(_ORIGINS)}"
    for name in sorted({*_PATTERNS, "arguments"} & set(conditions)):
        yield from _pattern_faults(conditions[name], f"{where}, {name}")


def _pattern_faults(pattern: Any, where: str) -> Iterator[str]:
    if not isinstance(pattern, str):
        yield f"{where}: expected a pattern"
        return
    if _NOT_SHARED.search(pattern):
        yield f"{where}: {pattern!r} uses what Python and JavaScript do not share"
    try:
        re.compile(python(re.sub(r"\{[a-z]+\}", "x", pattern)))
    except re.error as error:
        yield f"{where}: {pattern!r} is no pattern: {error}"


def _keys(
    thing: Any, expected: set[str], where: str, optional: Collection[str] = ()
) -> Iterator[str]:
    if not isinstance(thing, dict):
        yield f"{where}: expected an object"
        return
    for name in sorted(expected - set(thing)):
        yield f"{where}: {name!r} is missing"
    for name in sorted(set(thing) - expected - {*optional}):
        yield f"{where}: unknown key {name!r}; expected {sorted(expected)}"
