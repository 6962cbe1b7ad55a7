"""A recording as HTML: a fragment for a page, a whole page, a notebook's output. Needs no JAX."""

import hashlib
import json
import re
from collections.abc import Iterable
from html import escape
from importlib.resources import files

from jitguide.trace.record import TraceRecord
from jitguide.trace.table import as_table

# In the order in which each needs the ones before it.
_MODULES = ("primitives", "elements", "recording", "stepper", "player")
_IMPORT = re.compile(r'^import [^;]*? from "\.{1,2}/[\w./-]+\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export ", re.MULTILINE)


def classic_script(modules: Iterable[str]) -> str:
    r"""Texts of modules as one script that also runs from a file and in a notebook.

    Example:
        >>> two, four = "export const two = 2;\n", 'import { two } from "./a.js";\nshow(two * 2);\n'
        >>> print(classic_script([two, four]), end="")
        (() => {
        "use strict";
        const two = 2;
        <BLANKLINE>
        show(two * 2);
        })();
    """
    parts = (_EXPORT.sub("", _IMPORT.sub("", text)) for text in modules)
    return '(() => {\n"use strict";\n' + "\n".join(parts) + "})();\n"


def bundle() -> str:
    """The stepper as one script."""
    return classic_script(web(f"{name}.js") for name in _MODULES)


def web(name: str) -> str:
    """The text of one of the stepper's scripts, or its style sheet, ``stepper.css``."""
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


def standalone_html(record: TraceRecord) -> str:
    """A whole page with the stepper; it needs no other file and asks for none."""
    title = f"Trace of {record.function}"
    return (
        "<!doctype html>\n"
        f'<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        '<link rel="icon" href="data:,">\n'
        f'<style>\n{web("stepper.css")}</style>\n</head>\n<body class="jg-alone">\n<main>\n'
        f"<h1>Trace of <code>{escape(record.function)}</code></h1>\n"
        f"<p>{escape(record.file)}, traced by JAX {escape(record.jax)}</p>\n"
        f"<div data-stepper-player></div>\n{fragment(record, 'trace')}</main>\n"
        f"<script>\n{bundle()}</script>\n</body>\n</html>\n"
    )


def notebook_html(record: TraceRecord) -> str:
    """What a notebook shows for a recording: the stepper, or the table where scripts are off."""
    digest = hashlib.sha256(json.dumps(record.as_dict()).encode()).hexdigest()[:12]
    return (
        f"<style>\n{web('stepper.css')}</style>\n{fragment(record, 'trace-' + digest)}"
        f"<script>\n{bundle()}</script>\n"
    )
