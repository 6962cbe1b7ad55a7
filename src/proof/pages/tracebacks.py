"""A traceback as readers want it: the line that failed and the message, the rest one click away."""

import re

from proof.examples.records import ending

_FRAME = re.compile(r'^  File "')
# What JAX adds to nearly each message, and what follows from the program on the page.
_ADDED = re.compile(
    r"^(?:The error occurred while tracing|See https?:|-{10,}|For simplicity, JAX has removed)"
)
_MOST_LINES = 6
# Less than this is not worth a click.
_LEAST_FOLDED = 4


def excerpt(record: str) -> str | None:
    r"""The last own line and the message of a record that ends in an error; what it printed stays.

    None where little would be left out, so that the whole record can stand there.

    >>> print(excerpt('''3
    ... Traceback (most recent call last):
    ...   File "a.py", line 9, in <module>
    ...     f(1)
    ...   File "a.py", line 5, in f
    ...     g(x)
    ...   File "a.py", line 2, in g
    ...     if x:  # raises E
    ... E: no
    ...
    ... See https://x
    ... '''))
    3
        if x:  # raises E
    E: no
    """
    lines = record.rstrip("\n").split("\n")
    found = ending(lines)
    if found is None:
        return None
    start, message = found
    frames = [n for n in range(start, message) if _FRAME.match(lines[n])]
    last = lines[frames[-1] + 1 : message] if frames else []
    said: list[str] = []
    for line in lines[message:]:
        if _ADDED.match(line) or len(said) == _MOST_LINES:
            break
        said.append(line)
    shown = [*lines[:start], *last, *said]
    while shown and not shown[-1].strip():
        shown.pop()
    return "\n".join(shown) if len(lines) - len(shown) >= _LEAST_FOLDED else None
