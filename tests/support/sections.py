"""The sections of a page."""

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

_HEADING = re.compile(
    r"^(?P<marks>#{1,4}) (?P<words>.*?) *(?:\{ *#(?P<id>[\w-]+)[^}]*\})? *$", re.MULTILINE
)


class Section(NamedTuple):
    """What stands below one heading."""

    level: int  # of the heading; that of the title is 1
    heading: str  # its words, without the id
    text: str  # up to the next heading of its level or a higher one


@cache  # many links lead to one page
def sections(text: str) -> Mapping[str, Section]:
    """Those of a Markdown text whose headings have an id.

    The title of a page is followed by what comes before the first section.

    Raises:
        ValueError: two headings have the same id.
    """
    found: dict[str, Section] = {}
    headings = list(_HEADING.finditer(text))
    for number, heading in enumerate(headings):
        if heading["id"] in found:
            raise ValueError(f"two headings have the id {heading['id']}")
        level = max(2, len(heading["marks"]))
        ends = (h.start() for h in headings[number + 1 :] if len(h["marks"]) <= level)
        if heading["id"]:
            below = text[heading.end() : next(ends, len(text))]
            found[heading["id"]] = Section(len(heading["marks"]), heading["words"], below)
    return found


def parts(text: str, deepest: int) -> list[str]:
    """A Markdown text cut at each heading from level 2 to the deepest; the first is its start."""
    return re.split(rf"^(?=#{{2,{deepest}}} )", text, flags=re.MULTILINE)
