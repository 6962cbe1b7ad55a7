"""Takes out of a pasted text what terminals, notebooks and logs put around a traceback."""

import re

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


def clean(text: str) -> list[str]:
    r"""The lines of a paste, without colour codes, log prefixes and quoting.

    Example:
        >>> clean("12:00 Traceback (most recent call last):\n12:01 KeyError: 'n'")
        ['Traceback (most recent call last):', "KeyError: 'n'"]
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "\x1b" in text:
        text = _ANSI.sub("", text)
    if "m" in text and "[" in text:
        text = _WRITTEN_ANSI.sub("", text)
    if _HEADER + ":\\n" in text:  # a log that keeps a traceback on one line
        text = text.replace("\\n", "\n").replace('\\"', '"').replace("\\'", "'")
    if "&lt;" in text or "&quot;" in text:
        text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"')
        text = text.replace("&#x27;", "'").replace("&#39;", "'").replace("&amp;", "&")
    return _without_prefixes(text.split("\n"))


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
