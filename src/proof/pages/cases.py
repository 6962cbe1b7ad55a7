"""Collapsed cases: each case rarer than the title of its page is one row that opens."""

import re

# Below these, and below a heading with the class `cases`, each heading of the third level is a row.
GROUPS = ("Less common", "Variations")
_GROUP = re.compile(rf"^## +(?:(?:{'|'.join(GROUPS)}) *(?:\{{|$)|.*\{{[^{{}}]*\.cases\b)")
# A fenced block, in which nothing is a heading, or a heading that ends a case.
_PART = re.compile(
    r"^\s*(?P<fence>`{3,}|~{3,}).*?^\s*(?P=fence)\s*$|^(?P<marks>#{1,3}) +\S[^\n]*$", re.M | re.S
)
_OPENED = '<details class="jg-case" markdown="1">\n<summary markdown="block">\n'
_CLOSED = "\n\n</details>\n"


def with_cases(markdown: str) -> str:
    r"""Fold each section of the third level below a heading of `GROUPS`.

    The heading stays a heading, in the row that opens: it keeps its anchor, its line in the table
    of contents and its entry in the search.

    >>> print(with_cases("## Less common\n\n### Under `vmap`\n\nText.\n\n## See also"))
    ## Less common
    <BLANKLINE>
    <details class="jg-case" markdown="1">
    <summary markdown="block">
    ### Under `vmap`
    </summary>
    <BLANKLINE>
    Text.
    <BLANKLINE>
    </details>
    <BLANKLINE>
    ## See also
    """
    headings = [found for found in _PART.finditer(markdown) if found["marks"]]
    starts = [heading.start() for heading in headings] + [len(markdown)]
    parts = [markdown[: starts[0]]]
    in_group = False
    for heading, end in zip(headings, starts[1:], strict=True):
        below = markdown[heading.end() : end]
        if len(heading["marks"]) < 3:
            in_group = bool(_GROUP.match(heading[0]))
        elif in_group:
            parts += [_OPENED, heading[0], "\n</summary>", below.rstrip(), _CLOSED]
            parts += ["\n"] if end < len(markdown) else []
            continue
        parts += [heading[0], below]
    return "".join(parts)
