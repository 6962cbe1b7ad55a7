"""The lists of the errors that the decoder knows, read from its rules and from the records."""

import html
import posixpath
from typing import Any

from jitguide.errors.rules import load
from proof.examples.records import record_path
from proof.pages.page import PageError
from proof.pages.project import Project

_INDEX = "<!-- errors: index -->"
_EXAMPLES = "<!-- errors: index with examples -->"
_MESSAGE_SIZE = 110


def error_index(markdown: str, page: str, project: Project) -> str:
    """A page with its list of entries filled in, grouped by the class of the error.

    Args:
        markdown: text of the page.
        page: its path below ``docs/``; links start from it.
        project: the project.
    """
    for marker, examples in ((_INDEX, False), (_EXAMPLES, True)):
        if marker in markdown:
            markdown = markdown.replace(marker, _index(page, project, examples=examples))
    return markdown


def record_of(entry: dict[str, Any], project: Project) -> str:
    """What the program of an entry did, on the newest version where it raised.

    Raises:
        PageError: it raised on none.
    """
    program = project.root / "snippets" / f"{entry['example']}.py"
    for path in (record_path(program), *project.version_records(program).values()):
        text = path.read_text("utf-8") if path.exists() else ""
        if "Traceback (most recent call last)" in text:
            return text
    raise PageError(f"{entry['id']}: no record of snippets/{entry['example']}.py holds a traceback")


def message(text: str) -> tuple[str, str]:
    """Class and first line of the message of the error that ends a record."""
    after = text.rpartition("Traceback (most recent call last):\n")[2]
    line = next(line for line in after.splitlines() if line and not line.startswith(" "))
    name, _, first = line.partition(": ")
    if len(first) > _MESSAGE_SIZE:
        first = first[:_MESSAGE_SIZE].rsplit(" ", 1)[0] + " ..."
    return name.rsplit(".", 1)[-1], first


def _index(page: str, project: Project, *, examples: bool) -> str:
    groups: dict[str, list[str]] = {}
    for entry in load()["entries"]:
        name = f"{entry['page'].rstrip('/')}.md"
        if not (project.docs / name).exists():
            raise PageError(f"rules.json: {entry['id']}: there is no page {name}")
        address = posixpath.relpath(name, posixpath.dirname(page) or ".")
        record = record_of(entry, project)
        item = _item(entry, record, address, examples=examples)
        groups.setdefault(message(record)[0], []).append(item)
    parts = []
    for error, items in sorted(groups.items(), key=lambda group: -len(group[1])):
        parts += [f"## `{error}`\n", '<div class="jg-errors" markdown>\n', *items, "\n</div>\n"]
    return "\n".join(parts)


def _item(entry: dict[str, Any], record: str, address: str, *, examples: bool) -> str:
    error, first = message(record)
    button = (
        f' <button type="button" class="jg-example" data-example="{entry["id"]}" hidden>'
        f'Example<span class="jg-hidden"> of {html.escape(entry["title"].replace("`", ""))}'
        "</span></button>"
        if examples
        else ""
    )
    said = (
        f'<br><span class="jg-message">{error}: {_literal(first)}</span>'
        if first
        else (f'<br><span class="jg-message">{error}</span>')
    )
    return f"- [{entry['title']}]({address}#{entry['id']}){button}{said}"


def _literal(text: str) -> str:
    """Text as it is: no character of it means anything to Markdown or HTML."""
    return "".join(c if c.isalnum() or c in " .,:;" else f"&#{ord(c)};" for c in text)
