"""Reads the failing statement in a program: one above its traceback, or a notebook's cell."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from re import Pattern
from typing import Any

_PARAMETERS = re.compile(r"lambda\b[^:]*$")
_ONE_LINE = re.compile(
    r"( *(?:if|elif|else|for|while)\b.*?:) +((?:return|break|raise)\b.*|\w+ [-+*/]?= .*)", re.ASCII
)


@dataclass
class Program:
    """The function up to the line that failed, and its lines from there on; empty where unknown."""

    above: list[str] = field(default_factory=list)
    block: list[str] = field(default_factory=list)
    before: int = -1  # how many lines stand above the loop or the branch that the line stands in
    line: str = ""  # the whole statement, where it goes on in the next lines


def find(lines: Sequence[str], code: str, number: int) -> Program:
    """Where `code` is shown: at its number in the whole file, or at the only such line."""
    places = [at for at, line in enumerate(lines) if code and line.strip() == code]
    begins = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    numbered = begins and code.startswith(begins)
    place = number - 1 if numbered else places[0] if len(places) == 1 else -1
    if place < 0:
        return Program()
    cut = _indent(lines[place])
    outer = [at for at in range(place) if lines[at] and _indent(lines[at]) < cut]
    heads = [at for at in outer if lines[at].lstrip().startswith("def ")]
    start = heads[-1] if heads else 0
    nested = outer and not lines[outer[-1]].lstrip().startswith(("def ", ")"))
    block = [part for line in _from(lines[place:], cut) for part in _in_two(line[cut:])]
    whole, *more = block
    while more and sum(map(whole.count, "([{")) > sum(map(whole.count, ")]}")):
        whole = re.sub(r"(?<=[(\[{]) +| +(?=[)\]}])", "", f"{whole} {more.pop(0).strip()}")
    return Program(
        [*lines[start : place + 1]],
        block,
        outer[-1] - start if nested else -1,
        whole if whole != block[0] else "",
    )


def statement(
    program: Program, reading: Mapping[str, Any], regex: Callable[[str], Pattern[str]]
) -> dict[str, str]:
    """The values, branches or body of the ``if`` or the loop that failed, for a template.

    Read are ``goal``, ``yes`` and ``no`` of an ``if`` between two values; of any other
    ``branches``, both as functions, with ``outcome`` and ``operands``; ``body`` and ``carry`` of a
    loop. ``upto`` or ``ends`` is the last line of the statement. Nothing is read of a statement
    that cannot become functions, such as one with a ``break``.
    """
    parts = _parts(program)
    if chain := _chain(parts, program, reading, regex):
        return chain
    if not _can_move(parts, program, reading, regex):
        return {}
    text = "\n".join([*parts.body, *parts.other])
    names = ", ".join(regex(reading["assigned"]).findall(text)).split(", ")
    assigned = [name for name in dict.fromkeys(names) if name]
    carry = [n for n in assigned if regex(rf"\b{n}\b").search("\n".join(parts.known))]
    if program.block[0].startswith("if ") and program.block[1].strip() != "break":
        value = regex(reading["value"])
        return _values(parts, carry, value) or _branches(parts, assigned, carry)
    if program.block[0].startswith(("if ", "while ", "for ")) and carry and not parts.other:
        ends = {} if program.block[0].startswith("if ") else {"ends": parts.body[-1].strip()}
        return {"body": "\n".join(parts.body), "carry": ", ".join(carry), **ends}
    return {}


@dataclass
class _Parts:
    """A statement: its body, that of its ``else``, and the lines before it and after it."""

    body: list[str]
    other: list[str]
    rest: list[str]
    known: list[str]
    returns: bool


def _parts(program: Program) -> _Parts:
    body, known = _from(program.block[1:], 1), program.above[:-1]
    rest = program.block[1 + len(body) :]
    other = _from(rest[1:], 1) if rest[:1] == ["else:"] else []
    rest = rest[1 + len(other) :] if other else rest
    returns = _begins(body[-1:], "return ")
    if returns and not other and not _begins(rest, "elif "):  # the rest is what it leaves out
        other, rest = rest, []
    leaves = [line.strip() for line in body] == ["break"] and not (rest or other)
    if leaves and program.before >= 0:  # what the loop does
        known, body = known[: program.before], _from(known[program.before + 1 :], 1)
    return _Parts(_indented(body), _indented(other), rest, known, returns)


def _chain(
    parts: _Parts,
    program: Program,
    reading: Mapping[str, Any],
    regex: Callable[[str], Pattern[str]],
) -> dict[str, str]:
    """An ``if`` after an ``if``, between values for one name."""
    left = [line[4:] for line in parts.other] if parts.returns else []
    lines = parts.rest if _begins(parts.rest, "elif ") else left
    if not _begins(lines, "elif ", "if "):
        return {}
    block = [lines[0].removeprefix("el"), *lines[1:]]
    found = statement(Program(program.above, block, program.before), reading, regex)
    condition = block[0].removeprefix("if ")[:-1]
    yes = regex(reading["value"]).fullmatch(parts.body[0]) if len(parts.body) == 1 else None
    if not yes or yes[1] != found.get("goal") or regex(reading["joined"]).search(condition):
        return {}
    no = f"jnp.where({condition}, {found['yes']}, {found['no']})"
    return {**found, "yes": yes[2], "no": no}


def _can_move(
    parts: _Parts,
    program: Program,
    reading: Mapping[str, Any],
    regex: Callable[[str], Pattern[str]],
) -> bool:
    """Whether the bodies can become functions."""
    moved = [*parts.body, *parts.other]
    values = [regex(reading["returned"]).findall("\n".join(p)) for p in (parts.body, parts.other)]
    ends = program.before < 0 and bool(parts.other) and "return " in parts.other[-1]
    return (
        bool(parts.body)
        and program.block[0].endswith(":")
        and (ends or not parts.returns)
        and [len(found) for found in values] == [parts.returns, parts.returns]
        and not regex(reading["unmovable"]).search("\n".join([*moved, *parts.rest[:1]]))
    )


def _values(parts: _Parts, carry: Sequence[str], value: Pattern[str]) -> dict[str, str]:
    """An ``if`` between two values."""
    body, other = parts.body, parts.other
    yes, no = (value.fullmatch(part[0]) if len(part) == 1 else None for part in (body, other))
    goal = yes[1] if yes else ""
    if not yes or not (no[1] == goal if no else not other and goal[:-3] in carry):
        return {}
    ends = [*body, *other][-1].strip()
    return {"goal": goal, "yes": yes[2], "no": no[2] if no else goal[:-3], "upto": ends}


def _branches(parts: _Parts, assigned: Sequence[str], carry: Sequence[str]) -> dict[str, str]:
    """Any other ``if``, as two functions."""
    after, given = "\n".join(parts.rest), ", ".join(carry)
    out = ", ".join(n for n in assigned if n in carry or re.search(rf"\b{n}\b", after, re.ASCII))
    if not parts.returns and not out:
        return {}
    last = [] if parts.returns else [f"    return {out}"]
    yes, no = [*parts.body, *last], [*parts.other, *last]
    return {
        "branches": "\n".join([f"def yes({given}):", *yes, f"def no({given}):", *no]),
        "outcome": "return " if parts.returns else f"{out} = ",
        "operands": "".join(f", {name}" for name in carry),
        "ends": [*parts.body, *parts.other][-1].strip(),
    }


def function(lines: Sequence[str], name: str, argument: str) -> dict[str, str]:
    """The parts of the traced function, and of the statement that calls it, for a template.

    Read are ``takes``, its parameters; ``does``, its body before the only ``return``, at the end;
    ``gives``, what that returns; of a call ``gets``, what it is assigned to, ``calls``, ``passes``,
    ``holder``, the object of a method, and ``fed``, what it passes for `argument`. Where the
    function stores something outside, all of them are those of one that returns it: ``wrote`` are
    its names there, and ``slots`` those that the caller has for it.
    """
    begins = re.compile(rf" *def {re.escape(name)}\(.*\).*:$")
    defined = [at for at, line in enumerate(lines) if begins.match(line)]
    if not re.fullmatch(r"\w+", name, re.ASCII) or len(defined) != 1:
        return {}
    head = lines[defined[0]]
    does = _indented(_from(lines[defined[0] + 1 :], _indent(head) + 1))
    found = {"takes": head[head.index("(") + 1 : head.rindex(")")]}
    if _begins(does[-1:], "return "):
        found["gives"] = _one(does.pop().strip()[7:])
    if any(_begins([line], "return") for line in does):
        return {}
    found["does"], text = "\n".join(does), "\n".join(lines)
    jitted = re.search(rf"(\w+) = (?:jax\.)?jit\((?:(\w+)\.)?{name}\b", text, re.ASCII)
    names = f"{name}|{jitted[1]}" if jitted else name
    call = re.search(_CALL.replace("NAMES", names), text, re.ASCII | re.MULTILINE)
    if not call:
        return found
    owner = re.search(rf"(\w+)\.(?:{names})\b", call["calls"], re.ASCII)
    holder = owner[1] if owner else (jitted and jitted[2]) or "self"
    found.update({"calls": call["calls"], "passes": call["passes"], "holder": holder})
    if call["gets"] or "gives" in found:
        found["gets"] = _one(call["gets"] or "_")
    parts = split(f"{call['passes']})", 0)
    texts = parts.texts if parts else []
    bare = re.findall(r"(?:^|, )(?!self\b)([a-zA-Z_]\w*)", found["takes"], re.ASCII)
    given = [f"{taken}={text}" for taken, text in zip(bare, texts, strict=False)]
    fed = [one.partition("=")[2] for one in [*texts, *given] if one.startswith(f"{argument}=")]
    return {**found, **({"fed": fed[0]} if fed else {}), **_stored(found)}


def _stored(found: Mapping[str, str]) -> dict[str, str]:
    """The parts of a function that returns what it stored outside."""
    text = "\n".join([found["does"], found.get("gives", "")])
    stores = re.findall(_STORE, text, re.ASCII | re.MULTILINE)
    slots = {name: name for name in re.findall(r"^ +global (\w+)$", text, re.ASCII | re.MULTILINE)}
    for owner, kept in stores:
        made = rf"(?:^|[^\w.]){kept}\b|^ +{owner} = "
        taken = owner != "self" and re.search(rf"\b{owner}\b", found["takes"], re.ASCII)
        if taken or re.search(made, f"{found['takes']}\n{text}", re.ASCII | re.MULTILINE):
            return {}
        slots[kept] = f"{found['holder'] if owner == 'self' else owner}.{kept}"
    for owner, kept in stores:
        text = re.sub(rf"\b{owner}\.{kept}\b", kept, text, flags=re.ASCII)
    *does, gives = [line for line in text.split("\n") if not _begins([line], "global ")]
    written = [
        next((line for line in [*does, gives] if re.search(rf"\b{name}\b", line, re.ASCII)), "")
        for name in slots
    ]
    plain = {"does": "\n".join(does), "wrote": ", ".join(slots), "slots": ", ".join(slots.values())}
    if "gives" in found:
        plain["gives"] = gives
    for name, line in zip(slots, written, strict=True):
        if not re.fullmatch(
            rf"    {name} = (?!.*\b{name}\b).*", line, re.ASCII
        ):  # it is read first
            plain["takes"] = ", ".join(filter(None, [found["takes"], plain["wrote"]]))
            plain["passes"] = ", ".join(filter(None, [found["passes"], plain["slots"]]))
    return plain if slots else {}


def condition(line: str) -> dict[str, str]:
    """The condition of an ``if``, a ``while`` or an ``assert`` as JAX needs it, for a template.

    Read are ``truth``, ``fails``, its opposite, ``joins``, which says what is replaced in it, and
    ``asks``, the condition as a text.
    """
    head = re.match(r"(?:(?:el)?if|while) (.*?):(?= |$)|assert (.*)", line)
    parts = split(f"{head[1] or head[2]})", 0) if head else None
    if (
        not parts
        or not parts.texts
        or re.search(r" (?:is|in|if|for) |:=|\blambda\b", parts.texts[0])
    ):
        return {}
    asked = re.sub(r"\bbool\(([^()]*)\)", r"(\1)", parts.texts[0])
    signs = {"and": "&", "or": "|", "not": "~"}
    used = [word for word in signs if re.search(rf"\b{word}\b", asked)]
    truth, fails = _truth(asked), _truth(f"not ({asked})")
    joins = "".join(f" `{signs[word]}` replaces `{word}`." for word in used if signs[word] in truth)
    says = {} if '"' in asked else {"asks": f'"{asked}"'}
    return {"truth": truth, "fails": fails, "joins": joins, **says}


_IS_BOOL = re.compile(r"[<>~&|]|[!=]=|\b(?:any|all|is\w+|logical_\w+|allclose|array_equal)\(")


def _truth(asked: str) -> str:
    whole = split(asked, 1) if asked.startswith("(") else None
    if whole and whole.size == len(asked) - 1 and len(whole.texts) == 1:
        return _truth(whole.texts[0])
    for word, sign in (("or", "|"), ("and", "&")):
        sides = _sides(asked, f" {word} ")
        if sides:
            one, two = map(_truth, sides)
            both = _IS_BOOL.search(one) and _IS_BOOL.search(two)
            return f"({one}) {sign} ({two})" if both else f"jnp.logical_{word}({one}, {two})"
    if asked.startswith("not "):
        denied = _truth(asked[4:])
        inner = re.fullmatch(
            r"(?:~|jnp\.logical_not)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)", denied
        )
        return (
            inner[1]
            if inner
            else f"~({denied})"
            if _IS_BOOL.search(denied)
            else f"jnp.logical_not({denied})"
        )
    chain = re.fullmatch(r"([^<>=]+) ([<>]=?) ([^<>=]+) ([<>]=?) ([^<>=]+)", asked)
    if chain:
        return f"({chain[1]} {chain[2]} {chain[3]}) & ({chain[3]} {chain[4]} {chain[5]})"
    return asked


def _sides(text: str, word: str) -> tuple[str, str] | None:
    """What stands before and after the first `word` that is in no bracket."""
    for at in range(len(text)):
        if text.startswith(word, at) and all(
            text[:at].count(a) == text[:at].count(b) for a, b in ("()", "[]", "{}")
        ):
            return text[:at], text[at + len(word) :]
    return None


def _one(text: str) -> str:
    """A tuple in parentheses."""
    parts = split(f"{text})", 0)
    return f"({text})" if parts and len(parts.texts) > 1 else text


_STORE = r"^ +(?:\w+, )*(\w+)\.(\w+)(?:, [\w.]+)* (?:[-+*/@]|//)?= "
# What stands in parentheses, with two more inside.
_INSIDE = r"(?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*"
_CALL = (
    r"^ *(?:(?P<gets>(?!return\b)[\w., \[\]'\"]+) = )?"
    r"(?P<calls>(?:\w+\.)*(?:NAMES)|(?:jax\.)?jit\((?:\w+\.)*(?:NAMES)\))"
    rf"\((?P<passes>{_INSIDE})\)$"
)


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


def _begins(lines: Sequence[str], *heads: str) -> bool:
    return "\n".join(lines[:1]).lstrip().startswith(heads)


def _in_two(line: str) -> list[str]:
    """``if x > 0: return x`` as two lines."""
    match = _ONE_LINE.fullmatch(line)
    return [match[1], f"{' ' * _indent(line)}    {match[2]}"] if match else [line]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _from(lines: Sequence[str], least: int) -> list[str]:
    """The first lines with at least this indentation, without empty ones."""
    return [line for line in takewhile(lambda one: not one or _indent(one) >= least, lines) if line]


def _indented(lines: Sequence[str]) -> list[str]:
    """As the body of a function at the margin."""
    return [f"    {line[_indent(lines[0]) :]}" for line in lines]
