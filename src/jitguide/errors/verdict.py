"""Finds the entry of the error index that a traceback belongs to, and says why."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from jitguide.errors.clean import clean
from jitguide.errors.facts import Facts, facts, regex, shows_jax, with_arguments
from jitguide.errors.parse import Raised, parse
from jitguide.errors.rules import load

Verdict = dict[str, Any]

# No program has these quotes by chance, as it has braces.
_FIELD = re.compile("«([a-z]+)»")


def explain(text: str, rules: Mapping[str, Any] | None = None) -> Verdict:
    """Decode a pasted traceback.

    Args:
        text: a traceback as a terminal, a notebook or a log shows it, whole or in part.
        rules: the contents of the rules file; those of the package by default.

    Returns:
        What the page and the command show, as plain data: ``status`` (``recognised``,
        ``elsewhere``, ``no-traceback`` or ``empty``), and for a recognised error ``entry``,
        ``title``, ``page``, ``error``, ``reason``, ``where``, ``arguments``, ``question`` (empty
        where one fix remains), ``fixes`` and ``others``; for an error of elsewhere ``error``, the
        first line of its ``message``, ``where``, ``jax``: whether the text shows a sign of JAX, and
        ``about`` and ``more``: what it is about if not about tracing, and where that is explained.

    Example:
        >>> answer = explain("TypeError: iteration over a 0-d array")
        >>> answer["status"], answer["page"]
        ('recognised', 'errors/attribute-of-tracer/#iterate-over-scalar')
    """
    rules = load() if rules is None else rules
    if not text.strip():
        return {"status": "empty"}
    raised = parse(clean(text))
    known = [facts(one, rules["reading"]) for one in raised]
    for found in reversed(known):
        matches = _matches(found, rules)
        if matches:
            return _answer(found, matches, known[-1], rules)
    last = known[-1] if known else None
    if last is None or (last.error == "?" and last.where is None):
        return {"status": "no-traceback"}
    return {
        "status": "elsewhere",
        "error": "" if last.error == "?" else last.error,
        "message": last.message.split("\n")[0],
        "where": _where(last),
        "jax": shows_jax(raised, rules["reading"]),
        **_not_tracing(last, rules),
    }


def _not_tracing(found: Facts, rules: Mapping[str, Any]) -> dict[str, str]:
    """What a message of JAX is about that no entry answers; nothing where the reader raised it."""
    for row in rules.get("not_tracing", []) if found.jax else []:
        if regex(row["message"]).search(found.message) and not found.line.startswith("raise"):
            return {"about": row["about"], "more": row["more"]}
    return {}


def scores(raised: Raised, rules: Mapping[str, Any]) -> dict[str, int]:
    """Weight of each entry that matches one exception, the heaviest first."""
    return {
        entry["id"]: rule["weight"]
        for entry, rule, _ in _matches(facts(raised, rules["reading"]), rules)
    }


Match = tuple[Mapping[str, Any], Mapping[str, Any], dict[str, str]]


def _matches(found: Facts, rules: Mapping[str, Any]) -> list[Match]:
    best: list[Match] = []
    for entry in rules["entries"]:
        heaviest: Match | None = None
        for rule in entry["rules"]:
            if heaviest and heaviest[1]["weight"] >= rule["weight"]:
                continue
            groups = _holds(rule["if"], found)
            if groups is not None:
                heaviest = (entry, rule, groups)
        if heaviest:
            best.append(heaviest)
    return sorted(best, key=lambda match: -int(match[1]["weight"]))


def _holds(
    conditions: Mapping[str, Any], found: Facts, before: Mapping[str, str] | None = None
) -> dict[str, str] | None:
    """The named groups of the patterns, or None where a condition does not hold."""
    groups = dict(before or {})
    # Without a class name the message alone may tell.
    unnamed = found.error == "?" and "message" in conditions
    if not unnamed and found.error not in conditions.get("error", [found.error]):
        return None
    if "origin" in conditions and found.origin not in conditions["origin"]:
        return None
    for name in ("static", "called", "running", "jax"):
        fact = getattr(found, name)
        if conditions.get(name, fact) != fact:
            return None
    if "arguments" in conditions:
        pattern = regex(conditions["arguments"])
        if not found.arguments or not all(pattern.search(name) for name in found.arguments):
            return None
    for part, text in _texts(found):
        if part == "line" and "call" in conditions:
            call = _call(conditions, found, groups)
            if call is None:
                return None
            groups.update(call)
        if part in conditions:
            match = _search(conditions[part], text, found, groups)
            if not match:
                return None
            groups.update({k: v for k, v in match.groupdict().items() if v is not None})
        if f"not_{part}" in conditions and _search(conditions[f"not_{part}"], text, found, groups):
            return None
    return groups


def _texts(found: Facts) -> Iterator[tuple[str, str]]:
    yield "message", found.message
    yield "line", found.line
    yield "code", found.code
    yield "library", found.library


def _search(
    pattern: str, text: str, found: Facts, groups: Mapping[str, str]
) -> re.Match[str] | None:
    """Search for a pattern of a rule; see `_known`."""
    return _known(pattern, found, {**found.fields, **groups}).search(text)


def _known(pattern: str, found: Facts, known: Mapping[str, str]) -> re.Pattern[str]:
    """Compile; ``{arg}`` stands for a named argument, ``{name}`` for a group or a field."""
    pattern = with_arguments(pattern, found.arguments)
    for name in re.findall(r"\{([a-z]+)\}", pattern):
        pattern = pattern.replace(f"{{{name}}}", re.escape(known.get(name, "")) or "(?!)")
    return regex(pattern)


def _call(
    conditions: Mapping[str, Any], found: Facts, groups: Mapping[str, str]
) -> dict[str, str] | None:
    """The first such call in the line, as ``old``, and its arguments.

    With ``item`` one of them is ``old``; of a list or a dict its member ``at``. With ``returns`` it
    is what a function returns that is one of them.
    """
    head = rf"(?:^|[^\w.])(?<callee>{conditions['call']})\("
    for match in _known(head, found, {**found.fields, **groups}).finditer(found.line):
        parts = split(found.line, match.end())
        if parts is None:
            continue
        start = match.start("callee")
        named_groups = {k: v for k, v in match.groupdict().items() if v is not None}
        call = {**named_groups, "old": found.line[start : match.end() + parts.size]}
        call["args"] = ", ".join(parts.texts)
        starts = {"old": start}
        names = ["one", "two", "three", "four"]
        for text, at in zip(parts.texts, parts.starts, strict=True):
            named = _NAMED.match(text)
            name = named["name"] if named else names.pop(0) if names else "more"
            call[name] = named["value"] if named else text
            starts[name] = at + (named.start("value") if named else 0)
            if not named:
                call["last"], starts["last"] = text, at
        call["where"] = str(start)
        wanted = conditions.get("item", conditions.get("returns", ""))
        if not wanted:
            return call
        name = next((name for name in wanted.split() if name in starts), "")
        old = call.get(name, "")
        call["where"] = str(starts.get(name, 0))
        at, item = 0, old
        if "at" in groups:
            inner = split(old, 1) if old[:1] and old[0] in "([{" else None
            at, item = member(inner, groups["at"].strip("'\"")) if inner else (0, "")
        before, after = old[:at], old[at + len(item) :]
        if "returns" in conditions:
            body = _LAMBDA.match(item)
            if not body and not regex(r"^[\w.]+$").match(item):
                continue
            before += body[0] if body else "lambda *args: "
            item = item[body.end() :] if body else f"{item}(*args)"
            if path := groups.get("path", ""):
                inner = split(item, 1) if body and item[:1] and item[0] in "([{" else None
                at, part = member(inner, path[1:-1].strip("'")) if inner else (0, "")
                before, item, after = before + item[:at], part, item[at + len(part) :] + after
        if item:
            return {**call, "old": old, "item": item, "before": before, "after": after}
    return None


_NAMED = re.compile(r"(?P<name>[a-z_]+)=(?!=)(?P<value>[\s\S]+)")
_LAMBDA = re.compile(r"lambda\b[^:()]*:\s*")
_PARAMETERS = re.compile(r"lambda\b[^:]*$")


@dataclass
class Split:
    """What stands in a bracket, where each part begins, and where the bracket ends."""

    texts: list[str]
    starts: list[int]
    size: int


def split(text: str, start: int) -> Split | None:
    """What stands between the commas of the bracket that opens before `start`."""
    depth, quote, begin = 0, "", start
    found = Split([], [], 0)
    for at in range(start, len(text)):
        character = text[at]
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        elif character in "([{":
            depth += 1
        elif depth and character in ")]}":
            depth -= 1
        elif not depth and character in ",)]}":
            part = text[begin:at].strip()
            if character == "," and _PARAMETERS.match(part):
                continue
            if part:
                found.texts.append(part)
                found.starts.append(text.index(part, begin))
            begin = at + 1
            if character != ",":
                found.size = begin - start
                return found
    return None


def member(found: Split, at: str) -> tuple[int, str]:
    """Where the member of a tuple, a list or a dict stands, and how it is written."""
    for number, (start, text) in enumerate(zip(found.starts, found.texts, strict=True)):
        key = regex(rf"^['\"]{re.escape(at)}['\"]:\s*").match(text)
        if key or str(number) == at:
            size = key.end() if key else 0
            return start + size, text[size:]
    return 0, ""


def _answer(found: Facts, matches: list[Match], last: Facts, rules: Mapping[str, Any]) -> Verdict:
    entry, rule, groups = matches[0]
    fields = {**groups, **found.fields}
    fixes = list(_fixes(entry, found, groups, rules))
    answers = {fix["answer"] for fix in fixes}
    answer: Verdict = {
        "status": "recognised",
        "entry": entry["id"],
        "title": entry["title"],
        "page": _page(entry, rule),
        "error": found.error,
        "reason": _filled(rule["because"], fields),
        "where": _where(found),
        "arguments": list(found.arguments),
        "question": _filled(_question(entry, rules), fields) if len(answers) > 1 else "",
        "fixes": fixes,
        "others": [
            {
                "entry": other["id"],
                "title": other["title"],
                "page": _page(other, why),
                "reason": _filled(why["because"], {**more, **found.fields}),
            }
            for other, why, more in matches[1:4]
        ],
    }
    if last is not found:
        answer["later"] = last.error
    return answer


def _page(entry: Mapping[str, Any], rule: Mapping[str, Any]) -> str:
    """Where it is explained: a rule about a library leads to the page of that library."""
    return str(rule.get("page", f"{entry['page']}#{entry.get('anchor', entry['id'])}")).rstrip("#")


def _question(entry: Mapping[str, Any], rules: Mapping[str, Any]) -> str | list[str]:
    """The question of an entry; a name stands for one that several entries share."""
    question: str | list[str] = entry.get("question", "")
    shared: str | list[str] = (
        rules["questions"].get(question, question) if isinstance(question, str) else question
    )
    return shared


def _where(found: Facts) -> dict[str, Any] | None:
    if found.where is None:
        return None
    frame = found.where
    return {"file": frame.file, "line": frame.line, "function": frame.name, "code": frame.code}


def _fixes(
    entry: Mapping[str, Any], found: Facts, groups: Mapping[str, str], rules: Mapping[str, Any]
) -> Iterator[dict[str, str]]:
    """The fixes that can be right here: of each, the first variant whose conditions hold."""
    for fix in entry["fixes"]:
        for variant in variants(fix, rules):
            own = _holds(variant.get("if", {}), found, groups)
            fields = {**(own or {}), **found.fields}
            if own is not None and "replace" in variant:
                line = _replaced(variant, found, fields)
                fields.update({"replaced": line} if line else {})
            filled = {k: _filled(variant.get(k, ""), fields) for k in ("answer", "text", "code")}
            if own and "bound" in own and not found.bindable:
                continue
            if own is not None and filled["code"]:
                if own and "old" in own:
                    filled["code"] = _in_line(own, filled["code"], found.line)
                    if "replace" in variant:
                        filled["code"] = _substituted(filled["code"], variant, found, fields)
                yield filled
                break


def _in_line(own: Mapping[str, str], code: str, line: str) -> str:
    """The whole line with `code` for its part ``old``; `code` alone where the statement goes on."""
    code = _PARENTHESES.sub(r"\1\2", code)
    listed = split(f"{line})", 0)
    goes_on = any(line.count(a) != line.count(b) for a, b in ("()", "[]", "{}"))
    if goes_on or (listed and len(listed.texts) > 1 and not _STATEMENT.match(line)):
        return code
    old = own["old"]
    there = regex(rf"(?:^|[^\w.]){re.escape(old)}").search(line)
    if "where" not in own and not there:
        return code
    at = int(own["where"]) if "where" in own else there.end() - len(old) if there else 0
    return line[:at] + code + line[at + len(old) :]


_STATEMENT = re.compile(r"(?:return|yield|for|with|assert|raise|del)\b|[^=(]*[^=!<>(]=[^=]")
_PARENTHESES = re.compile(r"(^|[^\w)\].])\(([A-Za-z_][\w.]*(?:\[[^\[\]()]*\])*)\)(?=[.(\[])")


def _replaced(variant: Mapping[str, Any], found: Facts, fields: Mapping[str, str]) -> str:
    """The line with each match replaced; empty where nothing is, or the line goes on."""
    line = _substituted(found.line, variant, found, fields)
    return "" if line == found.line or line.endswith(("(", "[", "{", ",")) else line


def _substituted(
    code: str, variant: Mapping[str, Any], found: Facts, fields: Mapping[str, str]
) -> str:
    pattern, template = variant["replace"]
    return _known(pattern, found, fields).sub(
        lambda match: _filled(template, {**fields, **match.groupdict()}), code
    )


def variants(fix: str | list[Any], rules: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The variants of a fix; a name stands for those of a fix that several entries share."""
    for part in [fix] if isinstance(fix, str) else fix:
        yield from rules["fixes"][part] if isinstance(part, str) else [part]


def _filled(templates: str | list[str], fields: Mapping[str, str]) -> str:
    """The first template whose fields are all known, filled in; empty where there is none.

    Example:
        >>> _filled("jnp.where(«mask», «x», {0})", {"mask": "x > 0", "x": "x"})
        'jnp.where(x > 0, x, {0})'
    """
    for template in [templates] if isinstance(templates, str) else templates:
        if all(name in fields for name in _FIELD.findall(template)):
            return _FIELD.sub(lambda match: fields[match[1]], template)
    return ""
