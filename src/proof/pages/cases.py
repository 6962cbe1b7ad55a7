"""Collapsed cases: what is rarer than the title of a page is one row that opens."""

import re

# Below these, and below a heading with the class `cases`, each heading of the third level is a row.
GROUPS = ("Less common", "Variations")
_GROUP = re.compile(rf"^## +(?:(?:{'|'.join(GROUPS)}) *(?:\{{|$)|.*\{{[^{{}}]*\.cases\b)")
_HEADING = re.compile(r"^(?P<marks>#{1,6}) +\S")
_FENCE = re.compile(r"^\s*(`{3,}|~{3,})")
_OPENED = ('<details class="jg-case" markdown="1">', '<summary markdown="block">')


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
    folded: list[str] = []
    in_group = opened = False
    fence = ""
    for line in [*markdown.split("\n"), None]:
        mark = _FENCE.match(line) if line is not None else None
        if mark and not fence:
            fence = mark[1]
        elif mark and line is not None and line.strip() == fence:
            fence = ""
        heading = _HEADING.match(line) if line is not None and not fence else None
        level = len(heading["marks"]) if heading else 9
        if opened and (line is None or level <= 3):
            while folded and not folded[-1]:
                folded.pop()
            folded += ["", "</details>", ""]
            opened = False
        if line is None:
            break
        if heading and level <= 2:
            in_group = line is not None and bool(_GROUP.match(line))
        if in_group and level == 3:
            folded += [*_OPENED, line, "</summary>"]
            opened = True
        else:
            folded.append(line)
    return "\n".join(folded)
