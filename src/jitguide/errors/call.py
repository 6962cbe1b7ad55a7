"""Reads a call in the reader's line: its arguments, and the part that a suggestion changes."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from jitguide.errors.brackets import Split, split
from jitguide.errors.facts import Facts, known_regex, regex, with_arguments

Fields = dict[str, str]

# A named argument itself, not its shape or its length.
_AS_DATA = r"(?<![\w.])(?<!len\(){arg}(?!\w|\.(?:shape|size|ndim)\b)"

_NAMED = re.compile(r"(?P<name>[a-z_]+)=(?!=)(?P<value>[\s\S]+)")
_LAMBDA = re.compile(r"lambda\b[^:()]*:\s*")


def read_call(
    conditions: Mapping[str, Any], found: Facts, groups: Mapping[str, str]
) -> Fields | None:
    """What is read of the first call in the line that has the part `conditions` ask for.

    One with an argument that the message names comes before the others.

    Args:
        conditions: of a rule or a variant; ``call`` is a pattern for the name of the function.
        found: the facts of the exception, for the line and the fields that the pattern uses.
        groups: what earlier patterns of the rule found, among it ``at`` and ``path``.

    Returns:
        the fields of `_calls` and those of `_part`; None where no call has such a part.
    """
    data = regex(with_arguments(_AS_DATA, found.arguments))
    calls = sorted(
        _calls(conditions["call"], found, groups), key=lambda one: not data.search(one[0]["args"])
    )
    for call, starts in calls:
        part = _part(conditions, call, starts, groups)
        if part is not None:
            return {**call, **part}
    return None


def _calls(
    name: str, found: Facts, groups: Mapping[str, str]
) -> Iterator[tuple[Fields, dict[str, int]]]:
    """Each call of `name` that the line shows to its end, and where in the line its parts begin.

    Read are ``old``, the call as it is written; ``callee``, the name, and the groups of its
    pattern; ``args``, all arguments; ``one`` to ``four``, then ``more``, those given by position;
    ``last``, the last of these; and those given by name, under their names.
    """
    head = known_regex(
        rf"(?:^|[^\w.])(?<callee>{name})\(", found.arguments, {**found.fields, **groups}
    )
    for match in head.finditer(found.line):
        parts = split(found.line, match.end())
        if parts is None:
            continue
        start = match.start("callee")
        call = {k: v for k, v in match.groupdict().items() if v is not None}
        call["old"] = found.line[start : match.end() + parts.size]
        call["args"] = ", ".join(parts.texts)
        starts = {"old": start}
        positions = ["one", "two", "three", "four"]
        for text, at in zip(parts.texts, parts.starts, strict=True):
            named = _NAMED.match(text)
            argument = named["name"] if named else positions.pop(0) if positions else "more"
            call[argument] = named["value"] if named else text
            starts[argument] = at + (named.start("value") if named else 0)
            if not named:
                call["last"], starts["last"] = text, at
        yield call, starts


def _part(
    conditions: Mapping[str, Any],
    call: Mapping[str, str],
    starts: Mapping[str, int],
    groups: Mapping[str, str],
) -> Fields | None:
    """The part of a call that a suggestion stands for; None where the call has none.

    Read are ``where``, the place in the line at which the part begins, and, unless the part is the
    whole call, ``old``, the argument that ``item`` or ``returns`` names, cut into ``before``,
    ``item`` and ``after``. The item is the argument; with ``at`` its member of that name; with
    ``returns`` what the function returns that the argument is, or the member ``path`` of this.
    """
    wanted = conditions.get("item", conditions.get("returns", ""))
    if not wanted:
        return {"where": str(starts["old"])}
    name = next((name for name in wanted.split() if name in starts), "")
    old = call.get(name, "")
    before, item, after = _around_member(old, groups.get("at"))
    if "returns" in conditions:
        body = _LAMBDA.match(item)
        if not body and not regex(r"^[\w.]+$").match(item):
            return None
        before += body[0] if body else "lambda *args: "
        returned = item[body.end() :] if body else f"{item}(*args)"
        path = groups.get("path", "")
        start, item, end = _around_member(returned, path[1:-1] if path else None)
        before, after = before + start, end + after
    if not item:
        return None
    where = str(starts.get(name, 0))
    return {"where": where, "old": old, "before": before, "item": item, "after": after}


def _around_member(code: str, at: str | None) -> tuple[str, str, str]:
    """The text before a member of a tuple, a list or a dict, the member, and the text after it.

    Without `at` all of the code is the member; where there is no such member it is empty.
    """
    if at is None:
        return "", code, ""
    inner = split(code, 1) if code[:1] and code[0] in "([{" else None
    start, item = member(inner, at.strip("'\"")) if inner else (0, "")
    return code[:start], item, code[start + len(item) :]


def member(found: Split, at: str) -> tuple[int, str]:
    """Where the member of a tuple, a list or a dict stands, and how it is written."""
    for number, (start, text) in enumerate(zip(found.starts, found.texts, strict=True)):
        key = regex(rf"^['\"]{re.escape(at)}['\"]:\s*").match(text)
        if key or str(number) == at:
            size = key.end() if key else 0
            return start + size, text[size:]
    return 0, ""
