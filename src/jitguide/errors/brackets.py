"""Splits the text in a bracket at its commas."""

import re
from dataclasses import dataclass

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


def parameters(text: str, start: int) -> list[str] | None:
    """The names of the parameters of the ``def`` whose bracket opens before `start`."""
    takes = split(text, start)
    if takes is None:
        return None
    return [re.split(r"[ :=]", one, maxsplit=1)[0] for one in takes.texts if one != "/"]


def parameters_of(head: str, text: str) -> list[str] | None:
    """The names of the parameters in the bracket that the first match of `head` opens."""
    match = re.search(head, text, re.ASCII | re.MULTILINE)
    return parameters(text, match.end()) if match else None


def grouped(text: str) -> str:
    """A tuple in parentheses."""
    parts = split(f"{text})", 0)
    return f"({text})" if parts and len(parts.texts) > 1 else text
