"""The kinds of fault that a guide can have, each as a small change of one file.

A kind takes the project's folder and a random generator, makes one change there, and says what it
changed; it returns None where the project has no place for it.
"""

import ast
import json
import random
import re
from collections.abc import Callable
from pathlib import Path

Kind = Callable[[Path, random.Random], str | None]
Change = tuple[str, str, str]  # a file, what stands there once, what is written instead
KINDS: dict[str, Kind] = {}


class GoneError(Exception):
    """What a fault would change is no longer in the file."""


def kind(function: Kind) -> Kind:
    """Add a kind of fault, named by its function."""
    KINDS[function.__name__.replace("_", " ")] = function
    return function


def _files(root: Path, *patterns: str) -> list[Path]:
    return sorted(path for pattern in patterns for path in root.glob(pattern) if path.is_file())


def _substitute(
    root: Path,
    rng: random.Random,
    files: list[Path],
    pattern: str,
    change: Callable[[re.Match[str], random.Random], str],
) -> str | None:
    """Change one match of a pattern in one of the files."""
    places = [
        (path, match)
        for path in files
        for match in re.finditer(pattern, path.read_text("utf-8"), re.M)
    ]
    if not places:
        return None
    path, match = rng.choice(places)
    text = path.read_text("utf-8")
    new = change(match, rng)
    path.write_text(text[: match.start()] + new + text[match.end() :], "utf-8")
    line = text.count("\n", 0, match.start()) + 1
    return f"{path.relative_to(root)}:{line}: {match[0][:60]!r} -> {new[:60]!r}"


def _other_character(root: Path, rng: random.Random, files: list[Path]) -> str | None:
    """Make another one of a letter or digit."""
    return _substitute(root, rng, files, r"[A-Za-z0-9]", lambda m, r: "x" if m[0] != "x" else "y")


def _misspelt(name: str, rng: random.Random) -> str:
    """Drop or double one letter."""
    place = rng.randrange(1, len(name))
    return name[:place] + (name[place] * 2 if rng.random() < 0.5 else "") + name[place + 1 :]


def _records(root: Path) -> list[Path]:
    return [p for p in _files(root, "snippets/**/*.txt") if ".jax-" not in p.name]


def _snippets(root: Path) -> list[Path]:
    return _files(root, "snippets/**/*.py")


def _pages(root: Path) -> list[Path]:
    return _files(root, "docs/**/*.md")


@kind
def character_of_a_record(root: Path, rng: random.Random) -> str | None:
    """One letter or digit of a record becomes another."""
    return _other_character(root, rng, _records(root))


@kind
def expected_class(root: Path, rng: random.Random) -> str | None:
    """Another class stands after ``# raises``."""
    return _substitute(
        root, rng, _snippets(root), r"# raises \w+", lambda m, r: "# raises ArithmeticError"
    )


@kind
def expected_line(root: Path, rng: random.Random) -> str | None:
    """``# raises`` moves to the first line of the program."""
    files = [path for path in _snippets(root) if "# raises" in path.read_text("utf-8")]
    if not files:
        return None
    path = rng.choice(files)
    text = path.read_text("utf-8")
    mark = re.search(r"  # raises \w+", text)
    assert mark is not None
    first, _, rest = text.replace(mark[0], "", 1).partition("\n")
    path.write_text(f"{first}{mark[0]}\n{rest}", "utf-8")
    return f"{path.relative_to(root)}: {mark[0].strip()!r} moved to line 1"


@kind
def name_in_a_snippet(root: Path, rng: random.Random) -> str | None:
    """A function of JAX is misspelt in a program."""
    return _substitute(
        root,
        rng,
        _snippets(root),
        r"\b(?:jnp|lax|jax)\.([a-z_]{3,})\(",
        lambda m, r: m[0].replace(m[1], _misspelt(m[1], r)),
    )


@kind
def name_in_inline_code(root: Path, rng: random.Random) -> str | None:
    """A function of JAX is misspelt in the prose."""
    return _substitute(
        root,
        rng,
        _pages(root),
        r"`(?:jnp|jax|jax\.lax)\.([a-z_]{3,})`",
        lambda m, r: m[0].replace(m[1], _misspelt(m[1], r)),
    )


@kind
def parameter_in_inline_code(root: Path, rng: random.Random) -> str | None:
    """A parameter, or another name with an underscore, is misspelt in the prose."""
    return _substitute(
        root,
        rng,
        _pages(root),
        r"`([a-z]+_[a-z_]+)(?==?[^`\n]*`)",
        lambda m, r: "`" + _misspelt(m[1], r),
    )


@kind
def error_in_prose(root: Path, rng: random.Random) -> str | None:
    """An error class is misspelt in the prose."""
    return _substitute(
        root,
        rng,
        _pages(root),
        r"\b[A-Z]\w+Error\b",
        lambda m, r: _misspelt(m[0].removesuffix("Error"), r) + "Error",
    )


@kind
def static_name(root: Path, rng: random.Random) -> str | None:
    """A static argument is named wrongly."""
    return _substitute(
        root,
        rng,
        _snippets(root),
        r"static_argnames=\[?\"(\w+)\"",
        lambda m, r: m[0].replace(f'"{m[1]}"', f'"{m[1]}_"'),
    )


@kind
def include_path(root: Path, rng: random.Random) -> str | None:
    """An include names a file that does not exist."""
    return _substitute(root, rng, _pages(root), r'--8<-- "[^"]+\.(py|txt)', lambda m, r: m[0] + "x")


@kind
def include_section(root: Path, rng: random.Random) -> str | None:
    """An include names a section that does not exist."""
    return _substitute(
        root, rng, _pages(root), r'--8<-- "[^"]+\.(py|txt)', lambda m, r: m[0] + ":none"
    )


@kind
def examples_swapped(root: Path, rng: random.Random) -> str | None:
    """Two programs of a page change places; their records stay."""
    pattern = re.compile(r'--8<-- "(snippets/[^"]+\.py)"')
    pages = [p for p in _pages(root) if len(set(pattern.findall(p.read_text("utf-8")))) > 1]
    if not pages:
        return None
    page = rng.choice(pages)
    text = page.read_text("utf-8")
    one, two = rng.sample(sorted(set(pattern.findall(text))), 2)
    page.write_text(pattern.sub(_swap(one, two), text), "utf-8")
    return f"{page.relative_to(root)}: {one} and {two} swapped"


def _swap(one: str, two: str) -> Callable[[re.Match[str]], str]:
    other = {one: two, two: one}
    return lambda match: match[0].replace(match[1], other.get(match[1], match[1]))


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
def block_in_a_comment(root: Path, rng: random.Random) -> str | None:
    """A program disappears in an HTML comment."""
    return _substitute(
        root,
        rng,
        _pages(root),
        r"^``` \{\.python [^\n]*\n[^\n]*\n```$",
        lambda m, r: f"<!--\n{m[0]}\n-->",
    )


@kind
def block_of_unknown_language(root: Path, rng: random.Random) -> str | None:
    """A program is marked as something that nobody runs."""
    return _substitute(
        root,
        rng,
        _pages(root),
        r"^( *)``` \{\.python ",
        lambda m, r: m[0].replace(".python", r.choice([".pyhton", ".text", ".pycon", ".py"])),
    )


@kind
def wrong_block_in_a_tab(root: Path, rng: random.Random) -> str | None:
    """Python that nobody recorded is put into a content tab."""
    return _substitute(
        root,
        rng,
        _pages(root),
        r"^## ",
        lambda m, r: '=== "More"\n\n    ```python\n    print(1 + 1)  # 3\n    ```\n\n## ',
    )


@kind
def wrong_block_in_an_admonition(root: Path, rng: random.Random) -> str | None:
    """Output that nobody recorded is put into an admonition."""
    return _substitute(
        root,
        rng,
        _pages(root),
        r"^## ",
        lambda m, r: "!!! note\n\n    ``` {.text .no-copy}\n    3\n    ```\n\n## ",
    )


@kind
def link(root: Path, rng: random.Random) -> str | None:
    """A link leads to a page that does not exist."""
    return _substitute(root, rng, _pages(root), r"\]\(([\w./-]+)\.md", lambda m, r: f"]({m[1]}x.md")


@kind
def anchor(root: Path, rng: random.Random) -> str | None:
    """A link leads to a section that does not exist."""
    return _substitute(root, rng, _pages(root), r"\]\([\w./-]*#[\w-]+", lambda m, r: m[0] + "-x")


@kind
def version_record(root: Path, rng: random.Random) -> str | None:
    """A record of an older version is changed by hand."""
    return _other_character(root, rng, _files(root, "snippets/**/*.jax-*.txt"))


@kind
def solution(root: Path, rng: random.Random) -> str | None:
    """The solution of the tile problem changes in a subtle way."""
    changes = {
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
    path = root / "src" / "jitguide" / "tile.py"
    text = path.read_text("utf-8")
    before = rng.choice([change for change in changes if change in text])
    path.write_text(text.replace(before, changes[before], 1), "utf-8")
    return f"src/jitguide/tile.py: {before!r} -> {changes[before]!r}"


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


@kind
def check_of_a_checker(root: Path, rng: random.Random) -> str | None:
    """A problem's checker loses one of its checks."""
    places = [
        (path, element)
        for path in _files(root, "src/jitguide/problems/*/__init__.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.keyword) and node.arg == "checks"
        for element in getattr(node.value, "elts", [])
    ]
    if not places:
        return None
    path, element = rng.choice(places)
    text = path.read_text("utf-8")
    check = ast.get_source_segment(text, element)
    assert check is not None
    path.write_text(re.sub(re.escape(check) + r",?", "", text, count=1), "utf-8")
    return f"{path.relative_to(root)}:{element.lineno}: {check[:60]!r} deleted"


@kind
def recording_of_the_stepper(root: Path, rng: random.Random) -> str | None:
    """A letter or digit of a recording becomes another."""
    return _other_character(root, rng, _files(root, "snippets/explore/**/*.html"))


def _rewritten(changes: list[Change]) -> Kind:
    """A kind of fault that makes one of these changes.

    Raises:
        GoneError: the text to change is not in its file, or there more than once.
    """

    def rewrite(root: Path, rng: random.Random) -> str:
        name, before, after = rng.choice(changes)
        path = root / name
        text = path.read_text("utf-8") if path.is_file() else ""
        if text.count(before) != 1:
            raise GoneError(
                f"{name}: expected {before!r} once, to break it; found {text.count(before)}"
            )
        path.write_text(text.replace(before, after), "utf-8")
        return f"{name}: {before!r} -> {after!r}"

    return rewrite


_STEPPER = "src/jitguide/trace/web"
_WEB = "src/proof/site/web"
# What a reader sees follows from these lines. A test asks that each is still there to be broken.
REWRITTEN: dict[str, list[Change]] = {
    # The stepper shows something else than was recorded.
    "script of the stepper": [
        (f"{_STEPPER}/recording.js", "(e.step <= step ||", "(e.step <= step + 1 ||"),
        (
            f"{_STEPPER}/recording.js",
            "changed: !before.has(position)",
            "changed: before.has(position)",
        ),
        (f"{_STEPPER}/stepper.js", '{ traced: "traced",', '{ traced: "static",'),
        (f"{_STEPPER}/stepper.js", "`line ${e.line}`", "`line ${e.line - 1}`"),
    ],
    # The cache to play with judges a guess wrongly, or says that a miss is a hit.
    "script of the cache": [
        (
            f"{_WEB}/cache.js",
            'const right = said && (said === "hit") === (last.did === "h");',
            "const right = Boolean(said);",
        ),
        (
            f"{_WEB}/cache.js",
            '=> said && (said === "hit") === (history[i].did === "h"))',
            "=> said)",
        ),
        (f"{_WEB}/cache.js", "is a ${DID[last.did]}.", "is a ${DID.h}."),
    ],
    # The decoder's page shows its answer in another order, or reads a paste wrongly.
    "script of the decoder": [
        (f"{_WEB}/decoder-page.js", "verdict.fixes.map(", "verdict.fixes.toReversed().map("),
        (f"{_WEB}/decoder-page.js", "verdict.others.map(", "verdict.others.toReversed().map("),
        (f"{_WEB}/decoder.js", '.replaceAll("&#39;", "\'")', ""),
    ],
    # A mark that tells a reader something is not seen.
    "style with a meaning": [
        (f"{_WEB}/site.css", ".md-typeset .language-python.raises pre > code {", ".gone {"),
        (f"{_WEB}/site.css", "  background: var(--jg-raises-bg);\n", ""),
        (
            f"{_WEB}/site.css",
            "/* The parts that",
            "@media (max-width: 44em) { .language-text { display: none; } }\n/* The",
        ),
        (
            f"{_WEB}/page.css",
            ".md-typeset details.jg-footer {",
            ".md-typeset details.jg-footer { opacity: 0;",
        ),
        (
            f"{_STEPPER}/stepper.css",
            "jg-static { color: var(--jg-brown)",
            "jg-static { color: #1a5a96",
        ),
    ],
    # A folded case stays folded for whom it should open, or a version shows its neighbour.
    "folded case": [
        (f"{_WEB}/page.css", "@media (scripting: none)", "@media (scripting: never)"),
        (f"{_WEB}/page.js", "if (link && link.href === location.href) setTimeout(open);", ""),
        (f"{_WEB}/page.js", "place(newest) <= place(version)", "place(newest) < place(version)"),
    ],
    # The content security policy leaves out a kind of source.
    "security policy": [
        ("src/proof/site/policy.py", '        "worker-src": ["\'self\'"],\n', ""),
    ],
    # The tabs of a program that differs by version begin with the oldest.
    "order of versions": [
        (
            "src/proof/pages/render.py",
            "lines = []\n    for outcome in outcomes:",
            "lines = []\n    for outcome in outcomes[::-1]:",
        ),
    ],
}
KINDS.update({name: _rewritten(changes) for name, changes in REWRITTEN.items()})
