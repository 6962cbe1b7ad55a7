"""MkDocs hooks for the error index: its lists, and what the decoder's page carries with it.

Both follow from the rules file and from the records; nothing of them is typed. The decoder's rules
and code stand in its page, so that it works without a server and asks for nothing. The texts of its
examples are a script beside it, which is loaded when the first example is asked for.
"""

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from jitguide.errors.rules import load
from proof.examples.records import record_path, version_records
from proof.matrix.versions import ROOT

_INDEX = "<!-- errors: index -->"
_EXAMPLES = "<!-- errors: index with examples -->"
_COMMENT = re.compile(r"^ *//.*\n", re.MULTILINE)
_DECODER = "<!-- errors: decoder -->"
_MESSAGE_SIZE = 110
_ASSETS = ROOT / "docs" / "assets" / "decoder"
_TEXTS = "assets/decoder/examples.js"


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """Serve the texts of the examples."""
    texts = {entry["id"]: record(entry) for entry in load()["entries"]}
    content = f"globalThis.decoderExamples = {json.dumps(texts, ensure_ascii=False)};\n"
    files.append(File.generated(config, _TEXTS, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, files: Files, **_: Any) -> str:
    """Fill in the lists of entries, grouped as the pages are."""
    for marker, examples in ((_INDEX, False), (_EXAMPLES, True)):
        if marker in markdown:
            markdown = markdown.replace(marker, _index(page, files, examples=examples))
    return markdown


def on_page_content(content: str, page: Page, config: MkDocsConfig, files: Files, **_: Any) -> str:
    """Put rules, examples and code into the decoder's page."""
    if _DECODER not in content:
        return content
    rules = load()
    pages = {
        name: _file(name, files).url_relative_to(page.file)
        for name in dict.fromkeys(entry["page"] for entry in rules["entries"])
    }
    texts = files.get_file_from_path(_TEXTS)
    assert texts is not None
    entries = [{k: entry[k] for k in entry if k != "example"} for entry in rules["entries"]]
    data = {
        "rules": {"reading": rules["reading"], "entries": entries},
        "pages": pages,
        "examples": texts.url_relative_to(page.file),
    }
    # "<" ends a script element in some places of HTML; JSON can spell it in another way.
    packed = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return content.replace(
        _DECODER,
        f'<script type="application/json" id="decoder-data">{packed}</script>\n'
        f'<script type="module">{script()}</script>\n',
    )


def record(entry: dict[str, Any]) -> str:
    """What the program of an entry did, on the newest version where it raised."""
    program = ROOT / "snippets" / f"{entry['example']}.py"
    for path in _newest_first(program):
        text = path.read_text("utf-8") if path.exists() else ""
        if "Traceback (most recent call last)" in text:
            return text
    raise PluginError(
        f"{entry['id']}: no record of snippets/{entry['example']}.py holds a traceback"
    )


def _newest_first(program: Path) -> Iterator[Path]:
    yield record_path(program)
    yield from version_records(program).values()


def message(text: str) -> tuple[str, str]:
    """Class and first line of the message of the error that ends a record."""
    after = text.rpartition("Traceback (most recent call last):\n")[2]
    line = next(line for line in after.splitlines() if line and not line.startswith(" "))
    name, _, first = line.partition(": ")
    if len(first) > _MESSAGE_SIZE:
        first = first[:_MESSAGE_SIZE].rsplit(" ", 1)[0] + " ..."
    return name.rsplit(".", 1)[-1], first


def _index(page: Page, files: Files, *, examples: bool) -> str:
    groups: dict[str, list[dict[str, Any]]] = {}
    for entry in load()["entries"]:
        groups.setdefault(entry["page"], []).append(entry)
    parts = []
    for name, entries in groups.items():
        source = _file(name, files)
        title = _title(Path(str(source.abs_src_path)))
        address = re.sub(r"^errors/", "", source.src_uri)
        parts.append(f"## [{title}]({address})\n")
        parts.append('<div class="jg-errors" markdown>\n')
        parts += [_item(entry, address, examples=examples) for entry in entries]
        parts.append("\n</div>\n")
    return "\n".join(parts)


def _item(entry: dict[str, Any], address: str, *, examples: bool) -> str:
    error, first = message(record(entry))
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


def _title(source: Path) -> str:
    match = re.search(r"^# (.+)$", source.read_text("utf-8"), re.MULTILINE)
    if match is None:
        raise PluginError(f"{source.name}: no title")
    return match[1]


def _file(name: str, files: Files) -> File:
    source = name.rstrip("/") + ".md"
    found = files.get_file_from_path(source)
    if found is None:
        raise PluginError(f"rules.json names the page {name!r}, but there is no docs/{source}")
    return found


def script() -> str:
    """Engine and page as one module: a page that was opened from a file cannot import."""
    engine = (_ASSETS / "decoder.js").read_text("utf-8")
    page = (_ASSETS / "page.js").read_text("utf-8")
    own, count = re.subn(
        r'^import \{[^}]*\} from "\./decoder\.js";\n', "", page, flags=re.MULTILINE
    )
    if count != 1 or "</script" in engine + page:
        raise PluginError("docs/assets/decoder: expected page.js to import decoder.js, once")
    # The page is near the weight that a page may have, and nobody reads its comments.
    return _COMMENT.sub("", f"\n{engine}{own}")
