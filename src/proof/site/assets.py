"""The site's own scripts, styles and data, by their path in the site.

They lie in ``web`` beside this module; the stepper is part of the package that readers import, and
is taken from there. ``site.js`` stands on every page, and loads there what the page needs. Nothing
of it is put into a page, so a site that is built without hooks works as soon as these files lie in
its folder.
"""

import json
import re
from pathlib import Path
from typing import Any

from jitguide.errors.rules import load
from jitguide.trace.page import bundle, classic_script, web
from proof.pages.error_index import record_of
from proof.pages.project import Project

_WEB = Path(__file__).with_name("web")
# One style sheet for all pages: a second one would be a second request before a page is shown. A
# built site has the theme's in it as well, see `theme.styles`.
_STYLES = ("site.css", "look.css", "page.css", "search.css")
# What only some pages have: their front matter names the styles, site.js loads the scripts.
_OF_SOME_PAGES = (
    *("home.css", "decoder.css", "wizard.css", "learn.css", "cheat-sheet.css", "home.js"),
)
_SCRIPTS = ("site.js", "page.js", "search-open.js")
# Before the theme's own scripts, since they change what those find: they stand in each page.
_INLINE = ("early.js", "alternate.js")
# After all others, which it loads.
_LATE = "late.js"
_STYLE_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_COMMENT = re.compile(r"^ *//.*\n", re.MULTILINE)
_INDENT = re.compile(r"^\s+", re.MULTILINE)


def assets(project: Project, *, directory_urls: bool = True) -> dict[str, str]:
    """Every file that is made for the pages to load or to lead to, as text by path.

    Args:
        project: the project, for its records and its notebooks.
        directory_urls: whether the page ``errors/shapes`` is ``errors/shapes/``, as on a server,
            or ``errors/shapes.html``, as in a folder that is read from files.

    Raises:
        PageError: no record of an entry of the decoder ends in an error.
    """
    return {
        "assets/site.css": site_styles(),
        "assets/site.js": "\n".join(map(_bare, _SCRIPTS)),
        "assets/stepper.css": web("stepper.css"),
        "assets/stepper.js": bundle(),
        "assets/search.js": _with_elements("search-engine.js", "search.js"),
        "assets/decoder.js": _with_elements("decoder.js", "decoder-page.js"),
        **{f"assets/{name}": _bare(name) for name in _OF_SOME_PAGES},
        **{
            f"assets/{name}": _with_elements(name) for name in ("cache.js", "learn.js", "wizard.js")
        },
        "assets/decoder-rules.js": _as_global("decoderRules", _rules(directory_urls)),
        "assets/decoder-examples.js": _as_global("decoderExamples", _examples(project)),
        **{f"assets/notebooks/{p.name}": p.read_text("utf-8") for p in project.notebooks},
    }


def site_styles() -> str:
    """The site's own styles of all pages."""
    return "\n".join(map(_bare, _STYLES))


def sources(project: Project) -> list[Path]:
    """The files of programs that the pages of the site show and lead to, in order."""
    pages = [project.page(path) for path in project.page_paths]
    shown = {source for page in pages if page.name for source in page.sources}
    return sorted(source for source in shown if source.suffix == ".py" and source.exists())


def source_name(source: Path, root: Path) -> str:
    """Where the file of a program is on the site: as text, which a browser shows."""
    return f"{source.relative_to(root).as_posix()}.txt"


def inline_scripts() -> list[str]:
    """The scripts that stand in the head of each page, before those of the theme."""
    return [_bare(name) for name in _INLINE]


def late_script() -> str:
    """The script at the end of each page, which loads the others."""
    return _bare(_LATE)


def _rules(directory_urls: bool) -> dict[str, Any]:
    """The decoder's rules without what only Python asks for; ``page`` as the page is served."""
    rules = load()
    entries = [{k: entry[k] for k in entry if k != "example"} for entry in rules["entries"]]
    if not directory_urls:  # some rules have a page of their own
        page = re.compile(r'(?<="page": ")([^"#]*)/(?=[#"])')
        entries = json.loads(page.sub(r"\1.html", json.dumps(entries)))
    kept = ("reading", "questions", "answers", "texts", "imports", "fixes", "not_tracing")
    return {**{name: rules[name] for name in kept}, "entries": entries}


def _examples(project: Project) -> dict[str, str]:
    """The text of a traceback for each entry of the decoder."""
    return {entry["id"]: record_of(entry, project) for entry in load()["entries"]}


def _with_elements(*names: str) -> str:
    """Scripts that make elements as the stepper does, as one."""
    return classic_script([web("elements.js"), *map(_read, names)])


def _as_global(name: str, value: Any) -> str:
    packed = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f"globalThis.{name} = {packed};\n"


def _bare(name: str) -> str:
    """A file without comments and indents: every page waits for it, and no reader reads those."""
    comment = _STYLE_COMMENT if name.endswith(".css") else _COMMENT
    return _INDENT.sub("", comment.sub("", _read(name)))


def _read(name: str) -> str:
    return (_WEB / name).read_text("utf-8")
