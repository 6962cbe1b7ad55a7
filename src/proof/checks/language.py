"""``make lint``: words, headings and lengths that the guide's pages and messages avoid.

The words are those that readers do not search for or that a native writer would not use; each has a
better one. What is code, quoted from JAX or drawn in from a record is not looked at.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from jitguide.command import run_command
from proof.matrix.versions import ROOT
from proof.pages.project import Project

MOST_WORDS = 35
# Five lines of the site's column.
MOST_CHARACTERS = 480

_WORDS = {
    r"anew": "again",
    r"for ever": "forever",
    r"repair(?:s|ed|ing)?": "fix",
    r"(?:inside|outside) of": "inside, outside",
    r"(?<!way )rounds?(?! (?:trip|to|up|down|off|half))": "iteration",
    r"once more": "again",
    r"shall": "should, will",
    r"(?:is|are|was|were) in order": "is right, is expected",
    r"the (?:most|more) usual": "the most common",
    r"stands? (?:in|on|at|below|above|beside|there|here|before|behind|for itself)": "is",
    r"(?:is|are) no (?:argument|array|value|number|tracer|function|error|option)s?": "is not a",
    r"(?:a|an|the|some) \w+ of (?:its|their|your|his|her|one's) own": "its own …",
    r"besides?[.,]": "also, as well",
    r"whatsoever|wherein|thereof|therein|hereby|thereby": "a plain word",
    r"makes? a \w+ of (?:it|them)": "turns it into",
    r"(?:leaves?|without a|no) trace (?:of|is left|remains)": "'trace' is a term here",
    r"the key to": "'key' is a term here",
    r"(?:some|a|that) kind of": "a plain word: 'kind' means traced or static here",
    r"a (?:sort|kind) of": "a plain word",
    r"simply|obviously|of course|needless to say": "nothing: leave it out",
}
_WORD = re.compile(rf"\b(?:{'|'.join(f'(?:{word})' for word in _WORDS)})(?!\w)", re.IGNORECASE)
_EMPTY = {
    *("why", "both", "the same", "the program that works", "the programs that work", "caution"),
    *("the program that fails", "the programs that fail", "when not to do this", "the error"),
    *("when neither is right", "the fix", "how", "example", "examples"),
    *("what to do", "where next", "asked as", "background", "details", "notes", "note", "more"),
}
_INVERTED = re.compile(r"^Of (?:a|an|the|each|all|both|these|those|what)\b")
_FENCE = re.compile(
    r"^(?P<indent>[\s>]*)(?P<fence>`{3,}|~{3,}).*?^[\s>]*(?P=fence)[ \t]*$", re.M | re.S
)
_CODE = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.S)
_LINK = re.compile(r"\]\([^()\s]*(?:\([^()]*\))?[^()]*\)")
_TAG = re.compile(r"<!--.*?-->|<(?:script|style|svg)\b.*?</(?:script|style|svg)>|<[^<>]+>", re.S)
_ATTRIBUTES = re.compile(r"\{[:.# ][^{}\n]*\}")
_HEADING = re.compile(r"^#{1,6} +(?P<words>.*?)\s*$")
_ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.|>|:) +")
_SENTENCE_END = re.compile(r"(?<=[.!?…])[\"”*_)]*\s+")


@dataclass(frozen=True)
class Fault:
    """Something to say better: where, what, and how."""

    place: str
    line: int
    what: str

    def __str__(self) -> str:
        """As ``make lint`` prints it."""
        return f"{self.place}:{self.line}: {self.what}"


def markdown_faults(text: str, place: str) -> list[Fault]:
    r"""Every fault of a Markdown text.

    >>> [fault.what for fault in markdown_faults("## Why\n\nIt runs anew.\n", "a.md")]
    ["'Why' says nothing alone: name the symptom, the task or the answer", "'anew': say 'again'"]
    """
    found = []
    for line, words, running in _paragraphs(_bare(text)):
        faults = _word_faults(words)
        if heading := _HEADING.match(words):
            said = heading["words"].strip("*_ ")
            if said.lower().rstrip(".:?!") in _EMPTY:
                faults.append(
                    f"{said!r} says nothing alone: name the symptom, the task or the answer"
                )
        elif running:
            faults += _sentence_faults(words)
            if len(words) > MOST_CHARACTERS:
                long = f"a paragraph of {len(words)} characters; at most {MOST_CHARACTERS}"
                faults.append(long)
        found += [Fault(place, line, what) for what in faults]
    return found


def message_faults(text: str, place: str, line: int) -> list[Fault]:
    """Every fault of a message that the package prints."""
    bare = _LINK.sub("]", _CODE.sub("code", text))
    return [Fault(place, line, what) for what in [*_word_faults(bare), *_sentence_faults(bare)]]


def _word_faults(words: str) -> list[str]:
    faults = []
    for found in _WORD.finditer(words):
        better = next(
            b for word, b in _WORDS.items() if re.fullmatch(word, found[0], re.IGNORECASE)
        )
        faults.append(f"{found[0]!r}: say {better!r}")
    for sentence in _SENTENCE_END.split(words):
        if _INVERTED.match(sentence):
            faults.append(f"'{sentence[:30]} …' turns the sentence round: subject first")
    return faults


def _sentence_faults(words: str) -> list[str]:
    return [
        f"a sentence of {count} words, at most {MOST_WORDS}: '{sentence[:40].strip()} …'"
        for sentence in _SENTENCE_END.split(words)
        if (count := len(sentence.split())) > MOST_WORDS
    ]


def _bare(text: str) -> str:
    """A page without code and marks, on the same lines."""

    def blank(match: re.Match[str]) -> str:
        return "\n" * match[0].count("\n")

    text = re.sub(r"\A---\n.*?\n---\n", blank, text, flags=re.S)
    text = _TAG.sub(blank, _FENCE.sub(blank, text))
    text = _CODE.sub(lambda m: "code" + blank(m), text)
    return _ATTRIBUTES.sub("", _LINK.sub(lambda m: "]" + blank(m), text))


def _paragraphs(text: str) -> Iterator[tuple[int, str, bool]]:
    """The first line, the words, and whether they are running text (no heading, no table)."""
    words: list[str] = []
    first = 0
    for number, line in enumerate([*text.split("\n"), ""], 1):
        apart = bool(_HEADING.match(line)) or line.lstrip().startswith(("|", "!!!", "???", "==="))
        if words and (apart or not line.strip() or _ITEM.match(line)):
            yield first, " ".join(words), True
            words = []
        if apart:
            yield number, line.strip(), False
        elif line.strip():
            first = first if words else number
            words.append(_ITEM.sub("", line).strip())


def _messages(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a module that are sentences, without its docstrings."""
    module = ast.parse(path.read_text("utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(module)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(module):
        if not isinstance(node, ast.Constant) or id(node) in docstrings:
            continue
        if isinstance(node.value, str) and len(node.value.split()) > 3:
            yield node.lineno, node.value


_SHOWN = {"title", "because", "text", "question", "answer", "about"}
_SHARED = {"questions", "answers"}  # each with a name


def _rule_texts(value: object, key: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _rule_texts(inner, key if key in _SHARED else name)
    elif isinstance(value, list):
        for inner in value:
            yield from _rule_texts(inner, key)
    elif isinstance(value, str) and key in _SHOWN | _SHARED:
        yield value


def faults(root: Path = ROOT) -> list[Fault]:
    """Every fault of the pages, the statements of problems, the decoder and the messages."""
    found = []
    package = root / "src" / "jitguide"
    pages = [*Project(root).page_paths, *sorted(package.rglob("*.md"))]
    for path in pages:
        if path.name != "questions.md":  # what readers asked stays in their words
            found += markdown_faults(path.read_text("utf-8"), path.relative_to(root).as_posix())
    rules = package / "errors" / "rules.json"
    if rules.exists():
        shown = rules.relative_to(root).as_posix()
        for text in _rule_texts(json.loads(rules.read_text("utf-8"))):
            found += message_faults(text, shown, 0)
    for path in sorted(package.rglob("*.py")):
        for line, text in _messages(path):
            found += message_faults(text, path.relative_to(root).as_posix(), line)
    return found


def main(argv: list[str] | None = None) -> int:
    """Print each fault; exit 1 if there is one."""
    found = faults()
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(run_command("make lint", main))
