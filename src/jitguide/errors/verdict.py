"""Finds the entry of the error index that a traceback belongs to, and says why."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from jitguide.errors.brackets import split
from jitguide.errors.call import read_call
from jitguide.errors.clean import clean
from jitguide.errors.facts import Facts, facts, known_regex, regex, shows_jax, word
from jitguide.errors.parse import parse
from jitguide.errors.rules import PARTS, load
from jitguide.errors.static import keep_static

Verdict = dict[str, Any]

_PLACE = re.compile(r"\b[A-Z][A-Z_]+\b")
# What a text says of a function whose static arguments are not known.
_KEEP = re.compile(
    r"(?:, and|;) add any arguments that are already static to the list"
    r"| Add any arguments that are already static to the list\."
)
# No program has these quotes by chance, as it has braces.
_FIELD = re.compile("«([a-z]+)»")
# Of a class alone, without a message or a line: how many other causes are offered.
_CAUSES = 8
_CLASS_ALONE = " The name of the error alone does not tell the cause: paste the whole traceback."
# What patterns look at, in this order; and the condition that a pattern is not there.
_TEXTS = tuple((part, f"not_{part}") for part in PARTS)


def explain(text: str, rules: Mapping[str, Any] | None = None) -> Verdict:
    """Decode a pasted traceback.

    Args:
        text: a traceback as a terminal, a notebook or a log shows it, whole or in part.
        rules: the contents of the rules file; those of the package by default.

    Returns:
        What the page and the command show, as plain data: ``status`` (``recognised``,
        ``elsewhere``, ``no-traceback`` or ``empty``), and for a recognised error ``entry``,
        ``title``, ``page``, ``error``, ``reason``, ``where``, ``arguments``, ``question`` (empty
        where one answer remains), ``fixes``, ``places`` (names in capitals for the reader to fill
        in), ``shown`` (whether the text shows the program, which fills in some) and ``others``;
        for an error of elsewhere ``error``, the first line of its ``message``, ``where``, ``jax``:
        whether the text shows a sign of JAX, and ``about`` and ``more``: what it is about if not
        about tracing, and where that is explained.

    Example:
        >>> answer = explain("TypeError: iteration over a 0-d array")
        >>> answer["status"], answer["page"]
        ('recognised', 'errors/attribute-of-tracer/#iterate-over-scalar')
    """
    rules = load() if rules is None else rules
    if not text.strip():
        return {"status": "empty"}
    raised = parse(clean(text))
    last: Facts | None = None
    for one in reversed(raised):  # the last that an entry knows; a log may hold thousands
        found = facts(one, rules["reading"])
        last = last or found
        matches = _matches(found, rules)
        if matches:
            return _answer(found, matches, last, rules)
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
        there = regex(row.get("library", "")).search(found.library)
        if (
            there
            and regex(row["message"]).search(found.message)
            and not found.line.startswith("raise")
        ):
            return {"about": _filled(row["about"], found.fields), "more": row["more"]}
    return {}


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
    # Without a class name the message alone may tell.
    unnamed = found.error == "?" and "message" in conditions
    if not unnamed and found.error not in conditions.get("error", [found.error]):
        return None
    if "origin" in conditions and found.origin not in conditions["origin"]:
        return None
    for name in ("static", "called", "method", "running", "jax"):
        if name in conditions and conditions[name] != getattr(found, name):
            return None
    if "arguments" in conditions:
        pattern = regex(conditions["arguments"])
        if not found.arguments or not all(pattern.search(name) for name in found.arguments):
            return None
    groups = dict(before or {})
    for part, without in _TEXTS:
        if part == "line" and "call" in conditions:
            call = read_call(conditions, found, groups)
            if call is None:
                return None
            groups.update(call)
        if part in conditions:
            match = _search(conditions[part], getattr(found, part), found, groups)
            if not match:
                return None
            groups.update(_known(match))
        if without in conditions and _search(
            conditions[without], getattr(found, part), found, groups
        ):
            return None
    return groups


def _known(match: re.Match[str]) -> dict[str, str]:
    return {name: text for name, text in match.groupdict().items() if text is not None}


def _search(
    pattern: str, text: str, found: Facts, groups: Mapping[str, str]
) -> re.Match[str] | None:
    """Search for a pattern of a rule, in which fields and groups may stand."""
    if "{" not in pattern:
        return regex(pattern).search(text)
    return known_regex(pattern, found.arguments, {**found.fields, **groups}).search(text)


def _answer(found: Facts, matches: list[Match], last: Facts, rules: Mapping[str, Any]) -> Verdict:
    entry, rule, groups = matches[0]
    fields = {**groups, **found.fields}
    alone = not found.message and found.where is None
    causes = list(_with_class(found.error, entry, rules))[:_CAUSES] if alone else []
    fixes = [] if causes else list(_fixes(entry, found, groups, rules))
    answers = {fix["answer"] for fix in fixes}
    places = dict.fromkeys(name for fix in fixes for name in _PLACE.findall(fix["code"]))
    known = f"{found.program}\n{found.line}"
    if len(answers) == 1 and answers.isdisjoint(rules["answers"].values()):
        fixes = [{**fix, "answer": ""} for fix in fixes]
    answer: Verdict = {
        "status": "recognised",
        "entry": entry["id"],
        "title": entry["title"],
        "page": _page(entry, rule),
        "error": found.error,
        "reason": _filled(rule["because"], fields) + (_CLASS_ALONE if causes else ""),
        "where": _where(found),
        "arguments": list(found.arguments),
        "question": _filled(_question(entry, rules), fields) if len(answers) > 1 else "",
        "fixes": fixes,
        "places": [name for name in places if not regex(rf"\b{name}\b").search(known)],
        "shown": bool(found.where and found.where.shown),
        "others": causes
        or [
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


def _with_class(
    error: str, entry: Mapping[str, Any], rules: Mapping[str, Any]
) -> Iterator[dict[str, str]]:
    """The other causes of errors of a class, one for each page, the usual ones first."""
    pages = {entry["page"]}
    for other in rules["entries"]:
        raises = any(error in rule["if"].get("error", []) for rule in other["rules"])
        if raises and other["page"] not in pages and not other["page"].startswith("libraries/"):
            pages.add(other["page"])
            yield {
                "entry": other["id"],
                "title": other["title"],
                "page": _page(other, {}),
                "reason": "",
            }


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
            fields = {**rules.get("texts", {}), **(own or {}), **found.fields}
            if own is not None and "replace" in variant:
                line = _replaced(variant, found, fields)
                fields.update({"replaced": line} if line else {})
                for name in {"does", "gives", "format"} & fields.keys():
                    fields[name] = _substituted(fields[name], variant, found, fields)
            if own is not None and "each" in variant:
                pattern, template, part = [*variant["each"], "message"][:3]
                each = known_regex(pattern, found.arguments, fields)
                matches = each.finditer(getattr(found, part))
                named = [_filled(template, {**fields, **_known(match)}) for match in matches]
                fields["each"] = ", ".join(named)
            filled = {k: _filled(variant.get(k, ""), fields) for k in ("answer", "text", "code")}
            if own and "bound" in own and not found.can_bind(own["bound"]):
                continue
            if own is not None and filled["code"]:
                if own and "old" in own:
                    filled["code"] = _in_line(own, filled["code"], found.line)
                    if "replace" in variant:
                        filled["code"] = _substituted(filled["code"], variant, found, fields)
                name = found.fields.get("function", found.fields.get("inside", ""))
                if "already static" in filled["text"]:
                    filled["code"] = keep_static(filled["code"], found.program, name)
                    if _shows_no_static(found.program, name):
                        filled["text"] = _KEEP.sub("", filled["text"])
                yield {**filled, "needs": _imports(filled["code"], found, rules)}
                break


def _shows_no_static(program: str, name: str) -> bool:
    """Whether the program shows the function and its ``jit``, which makes nothing static."""
    jitted = rf"\bjit\b[^\n]*\n(?: *@[^\n]*\n)* *def {name}\(|\bjit\((?:\w+\.)*{name}\b"
    return bool(name) and "static_arg" not in program and bool(regex(jitted).search(program))


def _imports(code: str, found: Facts, rules: Mapping[str, Any]) -> str:
    """What `code` needs imported: the modules it names that no line of the reader does."""
    missing = [
        f"`{statement}`"
        for name, statement in rules.get("imports", {}).items()
        if regex(word(name) + r"\.").search(code)
        and not regex(word(name)).search(found.code)
        and not regex(rf"^ *(?:from .* )?import\b.*\b{name}\b(?!\.| as)").search(found.program)
    ]
    return f"It needs {' and '.join(missing)}." if missing else ""


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


# An entry of a dict is whole, though its statement goes on.
_GOES_ON = re.compile(r"^(?![\"']\w+[\"']: ).*,$")
_STATEMENT = re.compile(r"(?:return|yield|for|with|assert|raise|del)\b|[^=(]*[^=!<>(]=[^=]")
_PARENTHESES = re.compile(r"(^|[^\w)\].])\(([A-Za-z_][\w.]*(?:\[[^\[\]()]*\])*)\)(?=[.(\[])")


def _replaced(variant: Mapping[str, Any], found: Facts, fields: Mapping[str, str]) -> str:
    """The line with each match replaced, and those after it that change in the same way.

    It is empty where nothing is replaced, or the line goes on.
    """
    line = _substituted(found.line, variant, found, fields)
    if line == found.line or line.endswith(("(", "[", "{")) or _GOES_ON.search(line):
        return ""
    more = [one.strip() for one in found.block.split("\n")[1:]]
    again = [_substituted(one, variant, found, fields) for one in more]
    return "\n".join([line, *(new for old, new in zip(more, again, strict=True) if new != old)])


def _substituted(
    code: str, variant: Mapping[str, Any], found: Facts, fields: Mapping[str, str]
) -> str:
    pattern, template = variant["replace"]
    return known_regex(pattern, found.arguments, fields).sub(
        lambda match: _filled(template, {**fields, **_known(match)}), code
    )


def variants(fix: str | list[Any], rules: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The variants of a fix, with their answers in full.

    A name stands for the variants of a fix that several entries share.
    """
    answers = rules["answers"]
    for part in [fix] if isinstance(fix, str) else fix:
        for variant in rules["fixes"][part] if isinstance(part, str) else [part]:
            answer = variant.get("answer", "")
            yield {**variant, "answer": answers[answer]} if answer in answers else variant


def _filled(templates: str | list[str], fields: Mapping[str, str]) -> str:
    """The first template whose fields are all known, filled in; empty where there is none.

    Example:
        >>> _filled("jnp.where(«mask», «x», {0})", {"mask": "x > 0", "x": "x"})
        'jnp.where(x > 0, x, {0})'
    """
    for template in [templates] if isinstance(templates, str) else templates:
        if all(name in fields for name in _names(template)):
            text = _FIELD.sub(lambda match: fields[match[1]], template)
            return text.replace("\n\n    ", "\n    ")
    return ""


@cache
def _names(template: str) -> list[str]:
    """The fields of a template; each answer asks for those of many."""
    return _FIELD.findall(template)
