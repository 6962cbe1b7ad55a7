"""The lists of the errors that the decoder knows, read from its rules and from the records."""

import html
import posixpath
from typing import Any

from jitguide.errors.rules import load
from proof.examples.records import error_line, error_of, record_path
from proof.pages.page import PageError
from proof.pages.project import Project

_MESSAGE_SIZE = 110


def record_of(entry: dict[str, Any], project: Project) -> str:
    """What the program of an entry did, on the newest version where it raised.

    Raises:
        PageError: it raised on none.
    """
    program = project.root / "snippets" / f"{entry['example']}.py"
    for path in (record_path(program), *project.version_records.get(program, {}).values()):
        text = path.read_text("utf-8") if path.exists() else ""
        if error_of(text):
            return text
    raise PageError(f"{entry['id']}: no record of snippets/{entry['example']}.py ends in an error")


def message(text: str) -> tuple[str, str]:
    """Class and first line of the message of the error that ends a record."""
    name, _, first = error_line(text).partition(": ")
    if len(first) > _MESSAGE_SIZE:
        first = first[:_MESSAGE_SIZE].rsplit(" ", 1)[0] + " ..."
    return name, first


def error_index(page: str, project: Project) -> str:
    """The list of all entries, grouped as the pages of the errors are."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for entry in load()["entries"]:
        groups.setdefault(entry["page"], []).append(entry)
    parts = []
    for name, entries in groups.items():
        path = project.docs / f"{name.rstrip('/')}.md"
        if not path.exists():
            raise PageError(f"rules.json names the page {name!r}, but there is no {path.name}")
        address = posixpath.relpath(f"{name.rstrip('/')}.md", posixpath.dirname(page) or ".")
        parts.append(f"### {project.page(path).title}\n")
        parts.append('<div class="jg-errors" markdown>\n')
        for entry in entries:
            parts.append(_item(entry, record_of(entry, project), address))
        parts.append("\n</div>\n")
    return "\n".join(parts)


def _item(entry: dict[str, Any], record: str, address: str) -> str:
    error, first = message(record)
    named = html.escape(entry["title"].replace("`", ""))
    button = (
        f'<button type="button" class="jg-example" data-example="{entry["id"]}" '
        f'aria-label="Example: {named}" hidden>Example</button>'
    )
    words = f"{error}: {_literal(first)}" if first else error
    anchor = entry.get("anchor", entry["id"])
    link = f"- [{entry['title']}]({address}#{anchor}) {button}"
    return f'{link}<br><span class="jg-message">{words}</span>'


def _literal(text: str) -> str:
    """Text as it is: no character of it means anything to Markdown or HTML."""
    return "".join(c if c.isalnum() or c in " .,:;" else f"&#{ord(c)};" for c in text)
