"""Strips pasted text of what terminals, notebooks and logs put around a traceback."""

import re
from itertools import pairwise

_ANSI = re.compile(r"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-9;:?]*[ -/]*[@-~]", re.ASCII)
# The same codes where the escape character was lost, or written out, on the way.
_WRITTEN_ANSI = re.compile(
    r"(?:\\u001b|\\x1b|\\033|\u241b|\ufffd)?\[[0-9]{1,3}(?:;[0-9]{1,3})*m", re.ASCII
)
_HEADER = "Traceback (most recent call last)"
_NOTEBOOK_HEADER = re.compile(r"^[A-Za-z_][\w.]*[ \t]+$", re.ASCII)
# A time, then what loggers write between it and the message.
_STAMP = re.compile(
    r"^\[?(?:[IWEF]\d{4} |\d{4}[-/]\d\d[-/]\d\d[T ])\d\d:\d\d:\d\d(?:[.,]\d+)?"
    r"(?:Z|[ ]?[+-]\d\d:?\d\d)?\]?[ ]?"
    r"(?:[-|:]?[ ]?\[?(?:DEBUG|INFO|WARNING|WARN|ERROR|CRITICAL|FATAL|stderr|stdout)\]?"
    r"[ ]?[-|:]?[ ]?)?",
    re.ASCII,
)
# A frame of rich: file, line and function, then the lines of code, one with an arrow.
_RICH_FRAME = re.compile(r"^\u2502 (\S+):(\d+) in (.+?) *\u2502$", re.ASCII)
_RICH_CODE = re.compile(r"^\u2502 \u2771 +\d+ (?:\u2502 +)*(.*?) *\u2502$", re.ASCII)
_JOINED_FRAME = re.compile(r' File "([^"]+)", line (\d+), in (\S+) ', re.ASCII)
_JOINED_ERROR = re.compile(r" ((?:[a-z_]\w*\.)*[A-Z]\w*(?:Error|Exception): )", re.ASCII)
_COLUMNS = 80
_BEGINS = re.compile(r"^(?:  |> |E {2,}|(?:[a-z_]\w*\.)*[A-Z]\w*(?:Error|Exception):)", re.ASCII)


def clean(text: str) -> list[str]:
    r"""The lines of a paste, without colour codes, log prefixes and quoting.

    Example:
        >>> clean("12:00 Traceback (most recent call last):\n12:01 KeyError: 'n'")
        ['Traceback (most recent call last):', "KeyError: 'n'"]
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u00a0", " ")
    if "\x1b" in text:
        text = _ANSI.sub("", text)
    if "m" in text and "[" in text:
        text = _WRITTEN_ANSI.sub("", text)
    if _HEADER + ":\\n" in text:  # a log that keeps a traceback on one line
        text = text.replace("\\n", "\n").replace('\\"', '"').replace("\\'", "'")
    if "&lt;" in text or "&quot;" in text:
        text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"')
        text = text.replace("&#x27;", "'").replace("&#39;", "'").replace("&amp;", "&")
    if _HEADER + ': File "' in text:
        text = text.replace(f"The error was: {_HEADER}", f"The error was:\n{_HEADER}")
        text = _JOINED_ERROR.sub(
            r"\n\1", _JOINED_FRAME.sub(r'\n  File "\1", line \2, in \3\n    ', text)
        )
    lines = text.split("\n")
    return _without_prefixes(_unboxed(lines) if "\u2771" in text else _unwrapped(lines))


def _unboxed(lines: list[str]) -> list[str]:
    """The traceback that rich draws in a box, as Python prints it; rich breaks lines at words."""
    found = [""]
    width = max((len(line) for line in lines if line.startswith("\u2502")), default=_COLUMNS)
    for before, line in pairwise(["", *lines]):
        frame, code = _RICH_FRAME.match(line), _RICH_CODE.match(line)
        if frame:
            found.append('  File "{}", line {}, in {}'.format(*frame.groups()))
        elif code:
            found.append(f"    {code[1]}")
        elif line.startswith("\u256d") and _HEADER in line:
            found.append(_HEADER + ":")
        elif line.startswith(("\u2502", "\u256d", "\u2570")):
            continue
        elif before.endswith(" ") or (len(before) == width and before[0] not in "\u2502\u2570"):
            found[-1] = f"{found[-1].rstrip()} {line}"
        else:
            found.append(line)
    return found[1:]


def _unwrapped(lines: list[str]) -> list[str]:
    """Join what a terminal of 80 columns broke into several lines."""
    full = [len(line) == _COLUMNS for line in lines]
    if not any(full) or any(len(line) > _COLUMNS for line in lines):
        return lines
    found = [""]
    for line, goes_on in zip(lines, [False, *full], strict=False):
        # Code and places begin with two spaces or more; one is a space of the broken line.
        if goes_on and line and not _BEGINS.match(line):
            found[-1] += line
        else:
            found.append(line)
    return found[1:]


def _without_prefixes(lines: list[str]) -> list[str]:
    """Take from each line what stood before the header of the traceback that it belongs to."""
    prefix: re.Pattern[str] | None = None
    found = []
    for line in lines:
        at = line.find(_HEADER)
        if at >= 0:
            before = line[:at]
            prefix = _shape(before)
            if prefix is not None:
                line = line[at:]
        elif prefix is not None:
            match = prefix.match(line)
            if match:
                line = line[match.end() :]
            elif line.strip():
                line = _STAMP.sub("", line)
        else:
            line = _STAMP.sub("", line)
        found.append(line)
    return found


def _shape(before: str) -> re.Pattern[str] | None:
    """What matches a line's beginning that looks like `before`: other digits, the same words."""
    if (
        not before
        or len(before) > 200
        or _NOTEBOOK_HEADER.match(before)
        or before.endswith(("+ Exception Group ", "+ "))
    ):
        return None
    return re.compile(
        re.sub(r"[0-9]+", "[0-9]+", re.sub(r"[^\w\s]|_", r"\\\g<0>", before)), re.ASCII
    )
