"""What readers ask, in their own words, and the section that answers.

Readers search in words that no page has. The list of questions, `docs/reference/questions.md`, has
those words. It is no page of the site: the search takes them for words of the section that they
lead to. Beside it, `docs/reference/words.txt` has single words that such readers use for the
subject of a section.
"""

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass

LIST = "reference/questions.md"  # below docs
WORDS = "reference/words.txt"
_ENTRY = re.compile(
    r"^- \[(?P<words>.+)\]\((?P<page>[\w./-]+\.md)(?:#(?P<section>[\w-]+))?\)$", re.M
)


@dataclass(frozen=True)
class Question:
    """A line of the list: the words, as Markdown, and where the answer stands."""

    words: str  # the question as a reader would put it
    page: str  # path of the page below `docs/`, such as `guides/print.md`
    section: str | None = None  # id of the heading there, or None for the whole page


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


def other_words(text: str) -> Iterator[Question]:
    r"""Read the lines ``page.md words`` of the words, each with lines ``#section words`` below it.

    Raises:
        ValueError: the first line names no page.

    >>> list(other_words("guides/print.md log show\n#every tqdm epoch"))[1]
    Question(words='tqdm epoch', page='guides/print.md', section='every')
    """
    page = ""
    for line in text.splitlines():
        place, _, words = line.partition(" ")
        section = place[1:] if place.startswith("#") else None
        page = page if section else place
        if not page:
            raise ValueError(f"expected a page before {line!r}")
        yield Question(words, page, section)
