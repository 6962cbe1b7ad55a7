"""A recording as HTML: a fragment for a page, a whole page, a notebook's output. Needs no JAX."""

import hashlib
import json
import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from jitguide.trace.record import TraceRecord
from jitguide.trace.table import as_table

__all__ = ["bundle", "cache_fragment", "fragment", "notebook_html", "standalone_html", "style"]

# In the order in which each needs the ones before it.
_MODULES = ("primitives", "link", "elements", "recording", "stepper", "player", "cache", "main")
_IMPORT = re.compile(r'^import [^;]*? from "\./[a-z]+\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export ", re.MULTILINE)


@cache
def bundle() -> str:
    """The modules of the stepper as one script that also runs from a file and in a notebook."""
    parts = []
    for name in _MODULES:
        text = _read(f"{name}.js")
        parts.append(_EXPORT.sub("", _IMPORT.sub("", text)))
    return '(() => {\n"use strict";\n' + "\n".join(parts) + "})();\n"


@cache
def style() -> str:
    """The style sheet of the stepper."""
    return _read("stepper.css")


def _read(name: str) -> str:
    return (files("jitguide.trace") / "web" / name).read_text("utf-8")


def fragment(record: TraceRecord, name: str) -> str:
    """The steps as a table and the recording as data, for a page; `name` stands in its links.

    The script turns it into a stepper. Without script the table opens by itself.
    """
    count = f"{len(record.steps)} step{'' if len(record.steps) == 1 else 's'}"
    title = f"All {count} of <code>{escape(record.function)}</code> as a table"
    return (
        f'<div class="jg-recording" data-stepper="{escape(name)}" data-search-exclude>\n'
        f"<details><summary>{title}</summary>\n{as_table(record)}\n</details>\n"
        f'<script type="application/json">{_data(record)}</script>\n</div>\n'
    )


def _data(record: TraceRecord) -> str:
    # "<" would end the element, or begin a comment in it.
    return record.to_json().replace("<", "\\u003c")


def cache_fragment(data: dict[str, Any], name: str) -> str:
    """What the cache did, as a table and as data; `data` is `CacheRecord.as_dict()`.

    The script makes a cache of it that a reader can play with.
    """
    heads = "".join(
        f'<th scope="col">{head}</th>'
        for head in ("Call", "Hit or miss", "Trace", "Lower", "Compile", "Result")
    )
    rows = "".join(
        f"<tr><td><code>{escape(data['kinds'][kind]['text'])}</code></td><td>{_DID[code]}</td>"
        + "".join(f"<td>{_milliseconds(time)}</td>" for time in times)
        + f"<td><code>{escape(data['results'][result])}</code></td></tr>"
        for kind, (code, result, _, *times) in zip(data["order"], data["tour"], strict=True)
    )
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return (
        f'<div class="jg-cache-recording" data-cache="{escape(name)}" data-search-exclude>\n'
        "<details><summary>The program's own calls, as a table</summary>\n"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>\n</details>\n"
        f'<script type="application/json">{text}</script>\n</div>\n'
    )


_DID = {"h": "hit", "mtc": "miss: traced and compiled", "mc": "miss: compiled, not traced again"}


def _milliseconds(time: float) -> str:
    return f"{time:.1f} ms" if time else ""


def standalone_html(record: TraceRecord) -> str:
    """A whole page with the stepper; it needs no other file and asks for none."""
    title = f"Trace of {record.function}"
    return (
        "<!doctype html>\n"
        f'<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        '<link rel="icon" href="data:,">\n'
        f'<style>\n{style()}</style>\n</head>\n<body class="jg-alone">\n<main>\n'
        f"<h1>Trace of <code>{escape(record.function)}</code></h1>\n"
        f"<p>{escape(record.file)}, traced by JAX {escape(record.jax)}</p>\n"
        f"<div data-stepper-player></div>\n{fragment(record, 'trace')}</main>\n"
        f"<script>\n{bundle()}</script>\n</body>\n</html>\n"
    )


def notebook_html(record: TraceRecord) -> str:
    """What a notebook shows for a recording: the stepper, or the table where scripts are off."""
    digest = hashlib.sha256(json.dumps(record.as_dict()).encode()).hexdigest()[:12]
    return (
        f"<style>\n{style()}</style>\n{fragment(record, 'trace-' + digest)}"
        f"<script>\n{bundle()}</script>\n"
    )
