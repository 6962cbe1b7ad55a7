"""The content security policy of each page: what a browser may run and load on it.

A static host cannot set headers, so the policy stands in the page. Scripts and styles come from
the site's own files; those that stand in the page are named by their hash, and nothing else runs.
Only scripts that were looked at get one: a new or changed script of the theme fails the build.

``python -m proof.site.policy site`` prints the policy of all pages together, for a host that can
set headers.
"""

import argparse
import base64
import hashlib
import re
import sys
from collections.abc import Collection, Iterator, Sequence
from html import escape, unescape
from pathlib import Path

# The theme's own scripts, with the page's way to the root left out, by file of its
# partials/javascripts. Each reads what the reader chose or the address, and sets attributes of
# elements that are there.
THEME_SCRIPTS = {
    "sha256-frNoT9rNKIH2e5QomDJzop2HdNi8gmIq+bZajsEDKpA=": "base: keeps and reads choices",
    "sha256-DrEMJJ29sL7vIloQzly+VUGMxKcBTMII+OfW7Y8AkG4=": "palette: the colours that were chosen",
    "sha256-10uztYJZm7OLYtHrFaYKCvTOAUfjM17+CoEWk5hLcc4=": "content: the tabs that were chosen",
    "sha256-/8wPdzX9q0NNJXyA5lzsLojXFpkeaXVxhbfkUOQaWy8=": "content: the tab in the address",
}
_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.S | re.I)
_STYLE = re.compile(r"<style\b[^>]*>(.*?)</style>", re.S | re.I)
_STYLE_ATTRIBUTE = re.compile(r'\sstyle="([^"]*)"')
_HANDLER = re.compile(r"""on[a-z]+\s*=\s*["']""")
_ADDRESS = re.compile(r"""javascript:""")
_WAY_TO_ROOT = re.compile(r'^__md_scope=new URL\("[^"]*"')
_META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
_FIRST = '<meta charset="utf-8">'
_SHOWN = 70


class PolicyError(Exception):
    """A page holds something that no policy should allow."""


def source_of(text: str) -> str:
    """The name of a script or style in a policy: its hash, without quotes."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def inline_scripts(html: str) -> Iterator[str]:
    """The scripts that stand in a page and run; data in script elements does not."""
    for attributes, text in _SCRIPT.findall(html):
        kind = re.search(r'type="([^"]*)"', attributes)
        runs = kind is None or kind[1] in {"", "module", "text/javascript"}
        if runs and not re.search(r"\bsrc=", attributes):
            yield text


def policy(html: str, own: Collection[str] = ()) -> dict[str, list[str]]:
    """Sources by directive: as little as the page needs.

    Args:
        html: the whole page.
        own: texts of the project's own scripts, which may stand in it.

    Raises:
        PolicyError: a script that is neither the theme's nor the project's, or a script in an
            attribute.
    """
    known = {text.strip() for text in own}
    scripts = []
    for text in inline_scripts(html):
        name = source_of(_WAY_TO_ROOT.sub('__md_scope=new URL(""', text))
        if name not in THEME_SCRIPTS and text.strip() not in known:
            raise PolicyError(
                f"a script stands in the page that the content security policy does not know: "
                f"{_short(text)}\nIf it may run, add {name!r} to THEME_SCRIPTS in {__name__}."
            )
        scripts.append(source_of(text))
    for match in (*_HANDLER.finditer(html), *_ADDRESS.finditer(html)):
        tag = html.rfind("<", 0, match.start())
        if tag > html.rfind(">", 0, match.start()) and html[match.start() - 1] in " \n\t\"'":
            raise PolicyError(
                f"a script stands in an attribute, which the content security policy forbids: "
                f"{_short(html[tag:])}"
            )
    styles = [source_of(text) for text in _STYLE.findall(html)]
    attributes = [source_of(unescape(text)) for text in _STYLE_ATTRIBUTE.findall(html)]
    return {
        "default-src": ["'none'"],
        "script-src": ["'self'", *_quoted(scripts)],
        "style-src": ["'self'", *_quoted(styles)],
        "style-src-attr": ["'unsafe-hashes'", *_quoted(attributes)] if attributes else ["'none'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
    }


def with_policy(html: str, own: Collection[str] = ()) -> str:
    """The page with its policy, before everything that it applies to."""
    if html.count(_FIRST) != 1:
        raise PolicyError(f"expected {_FIRST} once, to put the content security policy below it")
    content = escape(written(policy(html, own)), quote=False)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{content}">'
    return html.replace(_FIRST, f"{_FIRST}\n      {meta}")


def written(sources: dict[str, list[str]]) -> str:
    """A policy as the browser reads it."""
    return "; ".join(f"{directive} {' '.join(values)}" for directive, values in sources.items())


def read(html: str) -> dict[str, list[str]] | None:
    """The policy that stands in a page, or None."""
    match = _META.search(html)
    if match is None:
        return None
    return {d: values for d, *values in (part.split() for part in unescape(match[1]).split(";"))}


def header(pages: Sequence[str]) -> str:
    """One policy for all pages, with what only a header can say: no other site frames a page."""
    together: dict[str, list[str]] = {}
    for sources in filter(None, map(read, pages)):
        for directive, values in sources.items():
            together.setdefault(directive, []).extend(values)
    merged = {directive: list(dict.fromkeys(values)) for directive, values in together.items()}
    for values in merged.values():
        if len(values) > 1 and "'none'" in values:
            values.remove("'none'")
    return written({**merged, "frame-ancestors": ["'none'"]})


def _quoted(names: Sequence[str]) -> list[str]:
    return [f"'{name}'" for name in dict.fromkeys(names)]


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _SHOWN else line[:_SHOWN] + "…"


def main(argv: Sequence[str] | None = None) -> int:
    """Print the policy of a built site as one header."""
    parser = argparse.ArgumentParser(prog="python -m proof.site.policy", description=main.__doc__)
    parser.add_argument("site", type=Path, help="folder of the built site")
    site = parser.parse_args(argv).site
    pages = [path.read_text("utf-8") for path in sorted(site.rglob("*.html"))]
    if not any(map(read, pages)):
        print(f"error: no page with a policy in {site}; build it with: make site", file=sys.stderr)
        return 2
    print(f"Content-Security-Policy: {header(pages)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
