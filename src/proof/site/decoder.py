"""What the decoder's page carries with it: its rules, its code, and the texts of its examples."""

import json
import re

from mkdocs.exceptions import PluginError

from jitguide.errors.rules import load
from proof.matrix.versions import ROOT
from proof.pages.error_index import record_of
from proof.pages.project import Project

_COMMENT = re.compile(r"^ *//.*\n", re.MULTILINE)
_MARKER = "<!-- errors: decoder -->"
_ASSETS = ROOT / "docs" / "assets" / "decoder"


def example_texts(project: Project) -> str:
    """The script that holds the examples; it is loaded when the first one is asked for."""
    texts = {entry["id"]: record_of(entry, project) for entry in load()["entries"]}
    return f"globalThis.decoderExamples = {json.dumps(texts, ensure_ascii=False)};\n"


def with_decoder(content: str) -> str:
    """Put rules and code into the decoder's page."""
    if _MARKER not in content:
        return content
    rules = load()
    up = "../../"
    pages = {name: up + name for name in dict.fromkeys(e["page"] for e in rules["entries"])}
    entries = [{k: entry[k] for k in entry if k != "example"} for entry in rules["entries"]]
    data = {
        "rules": {"reading": rules["reading"], "fixes": rules["fixes"], "entries": entries},
        "pages": pages,
        "examples": up + "assets/decoder/examples.js",
    }
    # "<" ends a script element in some places of HTML; JSON can spell it in another way.
    packed = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return content.replace(
        _MARKER,
        f'<script type="application/json" id="decoder-data">{packed}</script>\n'
        f'<script type="module">{script()}</script>\n',
    )


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
