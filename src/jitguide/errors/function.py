"""Reads the traced function of the reader's program, and the statement that calls it."""

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile

from jitguide.errors.brackets import grouped, parameters, split
from jitguide.errors.lines import begins, deeper, indent, indented

_STORE = r"^ +\(?([\w.]+(?:, [\w.]+)*)\)? (?:[-+*/@]|//)?= "
# What stands in parentheses, with two more inside.
_INSIDE = r"(?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*"
_MADE = (
    rf"(?P<calls>(?:\w+\.)*(?:NAMES)|(?:jax\.)?jit\((?:\w+\.)*(?:NAMES)\))\((?P<passes>{_INSIDE})\)"
)
_CALL = rf"^ *(?:(?P<gets>(?!return\b)[\w., \[\]'\"]+) = )?{_MADE}$"
# Another expression.
_WITHIN = rf"^(?! *(?:(?:def|class)\b|[@#]))(?P<left>.*?[^\w.])(?P<gets>){_MADE}(?P<right>.*)$"
# Where it is a part of what runs several times, or perhaps not at all.
_REPEATED = re.compile(r"\b(?:for|while|if|lambda|with|assert)\b")
_OF_THE_CALL = {"calls", "passes", "gets", "holder"}


def function(lines: Sequence[str], name: str, argument: str) -> dict[str, str]:
    """The parts of the traced function, and of the statement that calls it, for a template.

    Read are ``takes``, its parameters; ``does``, its body before the only ``return``, at the end;
    ``gives``, what that returns; of a call ``gets``, what it is assigned to, ``calls``, ``passes``,
    ``holder``, the object of a method, ``fed``, what it passes for `argument`, and ``remainder``, a
    new line with the rest of a statement of which the call is a part. Nothing is read of a call
    that cannot stand in a line of its own. Where the function stores something outside, all of
    them are those of one that returns it: ``wrote`` are its names there, ``slots`` those that the
    caller has for it, and ``globals`` those that a function which calls it must declare.
    """
    head_of = re.compile(rf" *def {re.escape(name)}\(.*\).*:$")
    defined = [at for at, line in enumerate(lines) if head_of.match(line)]
    if not re.fullmatch(r"\w+", name, re.ASCII) or len(defined) != 1:
        return {}
    head = lines[defined[0]]
    does = indented(deeper(lines[defined[0] + 1 :], indent(head) + 1))
    found = {"takes": head[head.index("(") + 1 : head.rindex(")")]}
    if begins(does[-1:], "return "):
        found["gives"] = grouped(does.pop().strip()[7:])
    plain = not any(begins([line], "return") for line in does)
    found["does"], text = "\n".join(does), "\n".join(lines)
    jitted = re.search(rf"(\w+) = (?:jax\.)?jit\((?:([\w.]+)\.)?{name}\b", text, re.ASCII)
    names = f"{name}|{jitted[1]}" if jitted else name
    made = (re.search(c.replace("NAMES", names), text, re.A | re.M) for c in (_CALL, _WITHIN))
    call = next(filter(None, made), None)
    if not call:
        return found if plain else {}
    owner = re.search(rf"([\w.]+)\.(?:{names})\b", call["calls"], re.ASCII)
    holder = owner[1] if owner else (jitted and jitted[2]) or "self"
    inside = _is_inside(lines, text[: call.start()].count("\n"))
    uses_self = re.search(r"\bself\.", found["does"], re.ASCII)
    if holder == "self" and uses_self and not inside:
        return found if plain else {}  # of a function in a method: the object is not in sight
    found.update({"calls": call["calls"], "passes": call["passes"], "holder": holder})
    if call["gets"] or "gives" in found:
        found["gets"] = grouped(call["gets"] or ("_" if call["gets"] is None else "out"))
    parts = split(f"{call['passes']})", 0)
    texts = parts.texts if parts else []
    bare = re.findall(r"(?:^|, )(?!self\b)([a-zA-Z_]\w*)", found["takes"], re.ASCII)
    given = [f"{taken}={text}" for taken, text in zip(bare, texts, strict=False)]
    fed = [one.partition("=")[2] for one in [*texts, *given] if one.startswith(f"{argument}=")]
    passed = {"fed": fed[0]} if fed else {}
    if not plain:  # a function with several ends is not written anew
        return passed
    rest = _rest(call.groupdict())
    found = {**found, **passed, **_stored(found, inside=inside)}
    if rest is None:
        return {name: part for name, part in found.items() if name not in _OF_THE_CALL}
    return {**found, "remainder": rest}


def _is_inside(lines: Sequence[str], at: int) -> bool:
    """Whether a line stands in a function."""
    level = indent(lines[at])
    for line in reversed(lines[:at]):
        if line and indent(line) < level:
            if begins([line], "def "):
                return True
            level = indent(line)
    return False


def position(text: str, name: str, argument: str) -> dict[str, str]:
    """The ``position`` of an argument, in the ``def`` or else in a call that passes this name.

    Example:
        >>> position("y = block(w, x, train)", "block", "train")
        {'position': '2'}
    """
    heads = (rf"^ *def {re.escape(name)}\(", rf"(?:^|[^\w.]){re.escape(name)}\(")
    head = next(filter(None, (re.search(one, text, re.A | re.M) for one in heads)), None)
    names = (parameters(text, head.end()) if name and head else None) or []
    placed = list(takewhile(lambda one: one != "self" and not one.startswith("*"), names))
    return {"position": str(placed.index(argument))} if argument in placed else {}


def _rest(call: Mapping[str, str | None]) -> str | None:
    """A new line with the statement in which the call stands, and ``out`` for the call."""
    if "left" not in call:  # the call is the statement
        return ""
    line = f"{call['left']}out{call['right']}".strip()
    whole = all(line.count(a) == line.count(b) for a, b in ("()", "[]", "{}"))
    return f"\n{line}" if whole and not _REPEATED.search(line) else None


def _stored(found: Mapping[str, str], *, inside: bool) -> dict[str, str]:
    """The parts of a function that returns what it stored outside."""
    text = "\n".join([found["does"], found.get("gives", "")])
    before = f"{found['takes']}\n{text}"
    declared = ", ".join(re.findall(r"^ +global (\w+(?:, \w+)*)$", text, re.ASCII | re.MULTILINE))
    slots = {name: name for name in declared.split(", ") if name}
    for target in ", ".join(re.findall(_STORE, text, re.ASCII | re.MULTILINE)).split(", "):
        owner, _, kept = target.partition(".")
        taken = owner != "self" and re.search(rf"\b{owner}\b", found["takes"], re.ASCII)
        if kept and (taken or "." in kept or re.search(rf"^ +{owner} = ", text, re.A | re.M)):
            return {}
        if kept:
            used = re.search(rf"(?:^|[^\w.]){kept}\b", before, re.ASCII | re.MULTILINE)
            name = f"stored_{kept}" if used else kept
            slots[name] = f"{found['holder'] if owner == 'self' else owner}.{kept}"
            text = re.sub(rf"\b{owner}\.{kept}\b", name, text, flags=re.ASCII)
    *does, gives = [line for line in text.split("\n") if not begins([line], "global ")]
    written = [
        next((line for line in [*does, gives] if re.search(rf"\b{name}\b", line, re.ASCII)), "")
        for name in slots
    ]
    plain = {"does": "\n".join(does), "wrote": ", ".join(slots), "slots": ", ".join(slots.values())}
    if "gives" in found:
        plain["gives"] = gives
    if declared and inside:
        plain["globals"] = declared
    for name, line in zip(slots, written, strict=True):
        computed = rf"    {name} = (?!.*\b{name}\b).*"
        if not re.fullmatch(computed, line, re.ASCII):  # the function reads the value before
            by_name = "=" in found["takes"] + found["passes"]  # they come after a default
            star = ["*"] if by_name and "*" not in found["takes"] else []
            given = [f"{name}={slot}" if by_name else slot for name, slot in slots.items()]
            plain["takes"] = ", ".join(filter(None, [found["takes"], *star, plain["wrote"]]))
            plain["passes"] = ", ".join(filter(None, [found["passes"], *given]))
    return plain if slots else {}
