"""Reads a call of ``vmap``: which argument is the same for every row."""

import re
from collections.abc import Sequence

from jitguide.errors.brackets import parameters_of, split

_MOST = re.compile(
    r"most axes \((\d+) of them\) had size \d+, e\.g\. axis 0 of argument \w+ of type[^;]*;\s+"
    r"\* one axis had size \d+: axis 0 of argument (\w+) of type ",
    re.ASCII,
)
_CALL = re.compile(r"\bvmap\(((?:\w+\.)*(\w+))\)\(", re.ASCII)


def mapped(message: str, line: str, lines: Sequence[str]) -> dict[str, str]:
    """The odd argument of ``vmap(f)(a, b, c)``, for a template.

    Read are ``odd``, what the call passes for it, and ``axes``, an entry for each argument. Nothing
    is read where an argument has several arrays, of which the message counts each.

    Example:
        >>> message = '''
        ...   * most axes (2 of them) had size 4, e.g. axis 0 of argument x of type float32[4];
        ...   * one axis had size 3: axis 0 of argument w of type float32[3]'''
        >>> mapped(message, "jax.vmap(f)(x, w, y)", [])
        {'odd': 'w', 'axes': '0, None, 0'}
    """
    sizes, call = _MOST.search(message), _CALL.search(line)
    parts = split(line, call.end()) if call else None
    if not sizes or not call or not parts or len(parts.texts) != int(sizes[1]) + 1:
        return {}
    names = parameters_of(rf"^ *def {call[2]}\(", "\n".join(lines)) or []
    names = names[1:] if names[:1] == ["self"] else names
    if sizes[2] not in names[: len(parts.texts)]:
        names = parts.texts
    if sizes[2] not in names:
        return {}
    at = names.index(sizes[2])
    axes = ["None" if place == at else "0" for place in range(len(parts.texts))]
    return {"odd": parts.texts[at], "axes": ", ".join(axes)}
