"""``llms.txt``: the list of all pages for those who read by tool, in the order of the navigation.

The format is that of llmstxt.org: a title, a sentence, and for each section of the site its pages
with the addresses of their Markdown copies.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True)
class Entry:
    """One page.

    Attributes:
        section: names of the sections that it stands in, outermost first.
        title: its title.
        address: where its Markdown copy is.
        description: what it is about, in a sentence.
    """

    section: tuple[str, ...]
    title: str
    address: str
    description: str


def llms_txt(title: str, summary: str, entries: Sequence[Entry]) -> str:
    """The text of the file.

    Example:
        >>> print(llms_txt("Guide", "About jit.", [Entry((), "Home", "index.md", "The doors.")]))
        # Guide
        <BLANKLINE>
        > About jit.
        <BLANKLINE>
        - [Home](index.md): The doors.
        <BLANKLINE>
    """
    blocks = [f"# {title}", f"> {summary}"]
    for section, pages in groupby(entries, key=lambda entry: entry.section):
        if section:
            blocks.append(f"## {': '.join(section)}")
        blocks.append("\n".join(f"- [{e.title}]({e.address}): {e.description}" for e in pages))
    return "\n\n".join(blocks) + "\n"
