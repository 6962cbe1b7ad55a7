"""The kinds of fault that a guide can have, each as a small change of one file.

A kind takes the project's folder and a random generator, makes one change there, and says what it
changed; it returns None where the project has no place for it. Most kinds are lines of a table: a
text that is written otherwise in its file (`REWRITTEN`), or a match of a pattern (`_PATTERNS`).
"""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

from jitguide.command import CommandError

Kind = Callable[[Path, random.Random], str | None]
Change = tuple[str, str, str]  # a file, what stands there once, what is written instead
# Which files, a pattern, and what is written for one match of it
Pattern = tuple[Callable[[Path], list[Path]], str, Callable[[re.Match[str], random.Random], str]]
KINDS: dict[str, Kind] = {}


def kind(function: Kind) -> Kind:
    """Add a kind of fault, named by its function."""
    KINDS[function.__name__.replace("_", " ")] = function
    return function


def _files(*patterns: str) -> Callable[[Path], list[Path]]:
    def found(root: Path) -> list[Path]:
        return sorted(path for each in patterns for path in root.glob(each) if path.is_file())

    return found


def _records(root: Path) -> list[Path]:
    return [path for path in _files("snippets/**/*.txt")(root) if ".jax-" not in path.name]


_snippets = _files("snippets/**/*.py")
_pages = _files("docs/**/*.md")


def _misspelt(name: str, rng: random.Random) -> str:
    """Drop or double one letter."""
    place = rng.randrange(1, len(name))
    return name[:place] + (name[place] * 2 if rng.random() < 0.5 else "") + name[place + 1 :]


def _misspelt_name(match: re.Match[str], rng: random.Random) -> str:
    return match[0].replace(match[1], _misspelt(match[1], rng))


def _other(match: re.Match[str], rng: random.Random) -> str:
    return "x" if match[0] != "x" else "y"


_CHARACTER = r"[A-Za-z0-9]"
_INCLUDE = r'--8<-- "[^"]+\.(py|txt)'
_PATTERNS: dict[str, Pattern] = {
    "character of a record": (_records, _CHARACTER, _other),
    "version record": (_files("snippets/**/*.jax-*.txt"), _CHARACTER, _other),
    "recording of the stepper": (_files("snippets/explore/**/*.html"), _CHARACTER, _other),
    "expected class": (_snippets, r"# raises \w+", lambda m, r: "# raises ArithmeticError"),
    # `# raises` moves to the first line of the program.
    "expected line": (
        _snippets,
        r"\A([^\n]*)\n((?s:.*?))(  # raises \w+)",
        lambda m, r: f"{m[1]}{m[3]}\n{m[2]}",
    ),
    # A function of JAX is misspelt in a program, then in the prose.
    "name in a snippet": (_snippets, r"\b(?:jnp|lax|jax)\.([a-z_]{3,})\(", _misspelt_name),
    "name in inline code": (_pages, r"`(?:jnp|jax|jax\.lax)\.([a-z_]{3,})`", _misspelt_name),
    # A parameter, or another name with an underscore.
    "parameter in inline code": (_pages, r"`([a-z]+_[a-z_]+)(?==?[^`\n]*`)", _misspelt_name),
    "error in prose": (_pages, r"\b([A-Z]\w+)Error\b", _misspelt_name),
    "static name": (
        _snippets,
        r"static_argnames=\[?\"(\w+)\"",
        lambda m, r: m[0].replace(f'"{m[1]}"', f'"{m[1]}_"'),
    ),
    "include path": (_pages, _INCLUDE, lambda m, r: m[0] + "x"),
    "include section": (_pages, _INCLUDE, lambda m, r: m[0] + ":none"),
    "block in a comment": (
        _pages,
        r"^``` \{\.python [^\n]*\n[^\n]*\n```$",
        lambda m, r: f"<!--\n{m[0]}\n-->",
    ),
    "block of unknown language": (
        _pages,
        r"^( *)``` \{\.python ",
        lambda m, r: m[0].replace(".python", r.choice([".pyhton", ".text", ".pycon", ".py"])),
    ),
    "wrong block in a tab": (
        _pages,
        r"^## ",
        lambda m, r: '=== "More"\n\n    ```python\n    print(1 + 1)  # 3\n    ```\n\n## ',
    ),
    "wrong block in an admonition": (
        _pages,
        r"^## ",
        lambda m, r: "!!! note\n\n    ``` {.text .no-copy}\n    3\n    ```\n\n## ",
    ),
    "link": (_pages, r"\]\(([\w./-]+)\.md", lambda m, r: f"]({m[1]}x.md"),
    "anchor": (_pages, r"\]\([\w./-]*#[\w-]+", lambda m, r: m[0] + "-x"),
    # A number that a link says.
    "number in a link": (
        _pages,
        r"\[[^\]\n`]*\b(\d{4,})\b[^\]\n`]*\]\(",
        lambda m, r: m[0].replace(m[1], str(int(m[1]) // 2)),
    ),
    # A hint says other code than that of a solution.
    "code of a hint": (
        _files("src/jitguide/problems/*/hints.md"),
        r"`[^`\n]*\bjnp\.\w+\([^`\n]*`",
        lambda m, r: m[0].replace("jnp.", "jnp.fft."),
    ),
    # The proof of a fix accepts almost anything.
    "tolerance of a proof": (
        _files("tests/jitguide/errors/cases/**/*_works*.py"),
        r"\b([ar]tol)=1e-\d",
        lambda m, r: f"{m[1]}=100",
    ),
    # A problem's checker loses one of its checks.
    "check of a checker": (
        _files("src/jitguide/problems/*/__init__.py"),
        r"^ {8}(?:\w+\.on|Check|Tries|_both|uses_no_jit|keeps_no_state)\(.*\n(?: {9}.*\n)*",
        lambda m, r: "",
    ),
    # The manifest claims one version less for an example than was run.
    "claim of the matrix": (
        _files("snippets/matrix.json"),
        r'("on": "[^"]+) [\d.]+"',
        lambda m, r: f'{m[1]}"',
    ),
    "hash of a lock": (
        _files("requirements.lock", "tools/locks/*.lock"),
        r"(sha256:[0-9a-f]{63})([0-9a-f])",
        lambda m, r: m[1] + ("0" if m[2] != "0" else "1"),
    ),
    # The list of versions names a Python that a version was not run with.
    "python of a version": (
        _files("snippets/versions.toml"),
        r'python = "3\.1[13]"',
        lambda m, r: 'python = "3.12"',
    ),
    # The wheel is built without a file that the package reads.
    "file left out of the wheel": (
        _files("pyproject.toml"),
        r'^packages = \["src/jitguide"\]\n',
        lambda m, r: (
            m[0] + f'exclude = ["{r.choice(["rules.json", "*.md", "py.typed", "starter.py"])}"]\n'
        ),
    ),
}


def _substituted(pattern: Pattern) -> Kind:
    """A kind of fault that changes one match of a pattern in one of its files."""
    files, regex, change = pattern

    def substitute(root: Path, rng: random.Random) -> str | None:
        texts = {path: path.read_text("utf-8") for path in files(root)}
        places = [
            (path, match)
            for path, text in texts.items()
            for match in re.finditer(regex, text, re.M)
        ]
        if not places:
            return None
        path, match = rng.choice(places)
        new = change(match, rng)
        path.write_text(match.string[: match.start()] + new + match.string[match.end() :], "utf-8")
        line = match.string.count("\n", 0, match.start()) + 1
        return f"{path.relative_to(root)}:{line}: {match[0][:60]!r} -> {new[:60]!r}"

    return substitute


KINDS.update({name: _substituted(pattern) for name, pattern in _PATTERNS.items()})


@kind
def examples_swapped(root: Path, rng: random.Random) -> str | None:
    """Two programs of a page change places; their records stay."""
    pattern = re.compile(r'(?<=--8<-- ")snippets/[^"]+\.py(?=")')
    pages = [p for p in _pages(root) if len(set(pattern.findall(p.read_text("utf-8")))) > 1]
    if not pages:
        return None
    page = rng.choice(pages)
    text = page.read_text("utf-8")
    one, two = rng.sample(sorted(set(pattern.findall(text))), 2)
    other = {one: two, two: one}
    page.write_text(pattern.sub(lambda match: other.get(match[0], match[0]), text), "utf-8")
    return f"{page.relative_to(root)}: {one} and {two} swapped"


@kind
def record_removed(root: Path, rng: random.Random) -> str | None:
    """A record is deleted."""
    path = rng.choice(_records(root))
    path.unlink()
    return f"{path.relative_to(root)} deleted"


@kind
def record_added(root: Path, rng: random.Random) -> str | None:
    """A record appears that no program made."""
    path = rng.choice(_snippets(root))
    new = path.with_name(path.stem + rng.choice(["_more.txt", ".jax-0.5.3.txt"]))
    new.write_text((new.read_text("utf-8") if new.exists() else "") + "1\n", "utf-8")
    return f"{new.relative_to(root)} added"


@kind
def decoder_rule(root: Path, rng: random.Random) -> str | None:
    """A rule of the decoder is lost, or one of its conditions."""
    path = root / "src" / "jitguide" / "errors" / "rules.json"
    data = json.loads(path.read_text("utf-8"))
    entry = rng.choice(data["entries"])
    rule = rng.choice(entry["rules"])
    conditions = [name for name in ("message", "line") if name in rule["if"]]
    if conditions and len(rule["if"]) > 1 and rng.random() < 0.5:
        gone = rng.choice(conditions)
        del rule["if"][gone]
        change = f"the condition {gone!r} of a rule of {entry['id']!r} deleted"
    else:
        entry["rules"].remove(rule)
        change = f"a rule of {entry['id']!r} deleted"
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return f"{path.relative_to(root)}: {change}: {json.dumps(rule['if'])[:80]}"


def _rewritten(changes: list[Change]) -> Kind:
    """A kind of fault that makes one of these changes."""

    def rewrite(root: Path, rng: random.Random) -> str:
        name, before, after = rng.choice(changes)
        path = root / name
        text = path.read_text("utf-8") if path.is_file() else ""
        if text.count(before) != 1:
            raise CommandError(
                f"{name}: expected {before!r} once, to break it; found {text.count(before)}"
            )
        path.write_text(text.replace(before, after), "utf-8")
        return f"{name}: {before!r} -> {after!r}"

    return rewrite


_STEPPER = "src/jitguide/trace/web"
_WEB = "src/proof/site/web"
# By kind and file: what stands there, and what is written instead.
_TEXTS: dict[str, dict[str, dict[str, str]]] = {
    # The stepper shows something else than was recorded.
    "script of the stepper": {
        f"{_STEPPER}/recording.js": {
            "(e.step <= step ||": "(e.step <= step + 1 ||",
            "changed: !before.has(position)": "changed: before.has(position)",
        },
        f"{_STEPPER}/stepper.js": {
            '{ traced: "traced",': '{ traced: "static",',
            "`line ${e.line}`": "`line ${e.line - 1}`",
        },
    },
    # The cache to play with judges a guess wrongly, or says that a miss is a hit.
    "script of the cache": {
        f"{_WEB}/cache.js": {
            'right = said && (said === "hit") === (last.did === "h");': "right = Boolean(said);",
            '=> said && (said === "hit") === (history[i].did === "h"))': "=> said)",
            "is a ${DID[last.did]}.": "is a ${DID.h}.",
            "${before} → ${now}": "${now} → ${before}",
        },
    },
    # The decoder's page shows its answer in another order, or reads a paste wrongly.
    "script of the decoder": {
        f"{_WEB}/decoder-page.js": {
            "verdict.fixes.map(": "verdict.fixes.toReversed().map(",
            "verdict.others.map(": "verdict.others.toReversed().map(",
        },
        f"{_WEB}/decoder.js": {'.replaceAll("&#39;", "\'")': ""},
    },
    # A mark that tells a reader something is not seen.
    "style with a meaning": {
        f"{_WEB}/site.css": {
            ".language-python:is(.raises, .avoid) pre > code { border": ".gone { border",
            "  background: var(--jg-raises-bg);\n": "",
            "/* The parts that": "@media (max-width: 44em) { .language-text { display: none } } /*",
        },
        f"{_WEB}/page.css": {
            ".md-typeset details.jg-footer {": ".md-typeset details.jg-footer { opacity: 0;"
        },
        f"{_STEPPER}/stepper.css": {
            "jg-static { color: var(--jg-brown)": "jg-static { color: #1a5a96",
            "li.jg-lit { background: var(--jg-lit-bg)": "li.jg-lit { background: none",
        },
    },
    # A folded case stays folded for whom it should open, or a version shows its neighbour.
    "folded case": {
        f"{_WEB}/page.css": {"@media (scripting: none) {\n": "@media (scripting: never) {\n"},
        f"{_WEB}/page.js": {
            "if (link && link.href === location.href) setTimeout(open);": "",
            "place(newest) <= place(version)": "place(newest) < place(version)",
        },
    },
    # The content security policy leaves out a kind of source.
    "security policy": {"src/proof/site/policy.py": {'        "worker-src": ["\'self\'"],\n': ""}},
    # The tabs of a program that differs by version begin with the oldest.
    "order of versions": {
        "src/proof/pages/render.py": {
            "= []\n    for name, text in outcomes:": "= []\n    for name, text in outcomes[::-1]:"
        },
    },
    # The solution of the tile problem changes in a subtle way.
    "solution": {
        "src/jitguide/tile.py": {
            "return jnp.tile(_vector(x), count)": "return jnp.repeat(_vector(x), count)",
            "0 <= number": "0 < number",
            "number == int(number)": "True",
            "isinstance(n, jax.core.Tracer)": "False",
            "if isinstance(n, bool):": "if n is None:",
            "return int(number)": "return int(number) or 1",
            "x.ndim != 1": "x.ndim < 1",
            "return jnp.asarray(x)": "return jnp.asarray(x, float)",
            "n.ndim == 0 and real": "real",
            "return int(n)": "return 2",
        }
    },
    # The package asks for a Python or a JAX that a recorded version is not.
    "bound of a dependency": {
        "pyproject.toml": {
            'requires-python = ">=3.11"': 'requires-python = ">=3.12"',
            '"jax>=0.4.30"': '"jax>=0.5"',
            '"jaxlib>=0.4.30"': '"jaxlib>=0.4.30,<0.12"',
            '"pytest>=9"': '"pytest>=99"',
        }
    },
    # What is imported is not asked for.
    "undeclared dependency": {
        "pyproject.toml": {
            ', "numpy"]': "]",
            '    "hypothesis",\n': "",
            ', "packaging"': "",
            '"playwright", ': "",
        }
    },
    # The package says that it may be used as its licence does not.
    "licence": {"pyproject.toml": {'"Apache-2.0"': '"MIT"'}},
    # The plug-in of pytest is named wrongly.
    "entry point": {"pyproject.toml": {"jitguide.pytest_plugin": "jitguide.pytest_plugins"}},
}
# A test asks that each text is still there, once, to be broken.
REWRITTEN: dict[str, list[Change]] = {
    name: [(file, *change) for file, changes in files.items() for change in changes.items()]
    for name, files in _TEXTS.items()
}
KINDS.update({name: _rewritten(changes) for name, changes in REWRITTEN.items()})
