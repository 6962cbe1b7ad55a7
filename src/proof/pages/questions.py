"""Each page ends with the questions that lead to it.

Readers search in words of their own. The list of questions,
`docs/reference/questions.md`, has those words; shown on the page that
answers, they are found by the search, and nobody has to write them twice.
"""

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass

HEADING = "Asked as"
_ENTRY = re.compile(
    r"^- \[(?P<words>.+)\]\((?P<page>[\w./-]+\.md)(?:#(?P<section>[\w-]+))?\)$", re.M
)


@dataclass(frozen=True)
class Question:
    """A line of the list: the words, as Markdown, and where the answer stands.

    Attributes:
        words: the question as a reader would put it.
        page: path of the page below `docs/`, such as ``guides/print.md``.
        section: id of the heading there, or None for the whole page.
    """

    words: str
    page: str
    section: str | None = None


def questions(text: str) -> Iterator[Question]:
    """Read the lines ``- [words](page.md#section)`` of the list, whose links start from its page.

    Raises:
        ValueError: a list item is not of that form; it names the item.

    >>> [q.page for q in questions("- [How?](../guides/print.md#how)")]
    ['guides/print.md']
    """
    for line in text.splitlines():
        if line.startswith("- "):
            entry = _ENTRY.match(line)
            if entry is None:
                raise ValueError(f"expected '- [words](page.md#section)', not {line!r}")
            page = posixpath.normpath(posixpath.join("reference", entry["page"]))
            yield Question(entry["words"], page, entry["section"])


def with_questions(markdown: str, asked: list[Question]) -> str:
    """Add the list of questions to a page, below all the rest.

    >>> print(with_questions("# Print", [Question("How?", "guides/print.md", "how")]), end="")
    # Print
    <BLANKLINE>
    ## Asked as
    <BLANKLINE>
    - [How?](#how)
    """
    if not asked:
        return markdown
    lines = [f"- [{q.words}](#{q.section})" if q.section else f"- {q.words}" for q in asked]
    return f"{markdown.rstrip()}\n\n## {HEADING}\n\n" + "\n".join(lines) + "\n"
