"""Reads a Python condition, and rewrites it for JAX."""

import re

from jitguide.errors.brackets import split

_IS_BOOL = re.compile(r"[<>~&|]|[!=]=|\b(?:any|all|is\w+|logical_\w+|allclose|array_equal)\(")

# Not what may be a default, `x or y`, and not what Python knows, such as `x is None`.
_TESTS = re.compile(
    r"^(?!.* (?:is|in|if|for) )(?:.*\b(?:and|not) |.*[<>]|.*[!=]=|.*\b(?:any|all|is\w+)\()",
    re.ASCII,
)

_BOOL = re.compile(r"\bbool\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)", re.ASCII)


def condition(line: str) -> dict[str, str]:
    """The condition of an ``if``, a ``while`` or an ``assert`` as JAX needs it, for a template.

    Read are ``truth``, ``fails``, its opposite, ``joins``, which says what is replaced in it, and
    ``asks``, the condition as a text.
    """
    head = re.match(r"(?:(?:el)?if|while)\b ?(.*?):(?= |$)|assert (.*?)(?:, \()?$", line)
    parts = split(f"{head[1] or head[2]})", 0) if head else None
    if (
        not parts
        or not parts.texts
        or re.search(r" (?:is|in|if|for) |:=|\blambda\b", parts.texts[0])
    ):
        return {}
    asked = re.sub(_BOOL, r"(\1)", parts.texts[0])
    signs = {"and": "&", "or": "|", "not": "~"}
    used = [word for word in signs if re.search(rf"\b{word}\b", asked)]
    truth, fails = _truth(asked), _truth(f"not ({asked})")
    joins = "".join(f" `{signs[word]}` replaces `{word}`." for word in used if signs[word] in truth)
    quote = "'" if '"' in asked else '"'
    says = {} if quote in asked or "{" in asked else {"asks": f"{quote}{asked}{quote}"}
    return {"truth": truth, "fails": fails, "joins": joins, **says}


def logic(line: str) -> dict[str, str]:
    """The first part of a line that joins values: ``joined``, and as JAX needs it ``logic``."""
    begins = re.match(r"(?:return |[\w., \[\]'\"]+ = )?", line, re.ASCII)
    for at in [begins.end() if begins else 0, *(m.end() for m in re.finditer(r"\(", line))]:
        parts = split(f"{line})", at)
        for text in parts.texts if parts else []:
            asked = re.sub(r"^(?:\w+=(?!=)|lambda\b[^:]*: ?)", "", text, flags=re.ASCII)
            sides = any(_sides(asked, word) for word in (" and ", " or "))
            if (sides or asked.startswith("not ")) and _TESTS.search(asked):
                return {"joined": asked, "logic": _truth(asked)}
    return {}


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
