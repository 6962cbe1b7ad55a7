"""The check of words and headings: each thing that it looks for is found, and nothing else."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from proof.checks.language import _EMPTY, faults, main, markdown_faults, message_faults
from proof.matrix.versions import ROOT

FINE = """---
title: Anew
---

# `n` is traced

JAX runs the `repair` again. See [this](anew.md "anew"). The way round and
rounding up stay, and `round()`.

``` {.text}
anew
```

| a | b |
|---|---|
| code | x |
"""


def said(text: str) -> list[str]:
    return [fault.what for fault in markdown_faults(text, "a.md")]


def test_code_links_records_and_front_matter_are_not_looked_at() -> None:
    assert said(FINE) == []


@pytest.mark.parametrize(
    ("words", "found", "better"),
    [
        ("JAX traces it anew.", "anew", "again"),
        ("It waits for ever.", "for ever", "forever"),
        ("This repairs it.", "repairs", "fix"),
        ("Repair it.", "Repair", "fix"),
        ("It stays outside of `jit`.", "outside of", "inside, outside"),
        ("Ten rounds run.", "rounds", "iteration"),
        ("Run it once more.", "once more", "again"),
        ("It shall run.", "shall", "should, will"),
        ("Two traces are in order.", "are in order", "is right, is expected"),
        ("The most usual fix.", "The most usual", "the most common"),
        ("It stands in the cache.", "stands in", "is"),
        ("It is no array.", "is no array", "is not a"),
        ("It has a cache of its own.", "a cache of its own", "its own …"),
        ("It is fast, besides.", "besides.", "also, as well"),
        ("The value therein.", "therein", "a plain word"),
        ("Nothing makes a number of it.", "makes a number of it", "turns it into"),
        ("It returns without a trace of it.", "without a trace of", "'trace' is a term here"),
        ("The key to speed.", "The key to", "'key' is a term here"),
        (
            "It is some kind of array.",
            "some kind of",
            "a plain word: 'kind' means traced or static here",
        ),
        ("It is a sort of array.", "a sort of", "a plain word"),
        ("It is simply slow.", "simply", "nothing: leave it out"),
    ],
)
def test_a_word_is_found_with_a_better_one(words: str, found: str, better: str) -> None:
    expected = [f"{found!r}: say {better!r}"]
    assert said(words) == expected
    assert said(f"- item\n- {words}\n") == expected
    assert said(f"| a | b |\n|---|---|\n| x | {words} |\n") == expected
    assert [fault.what for fault in message_faults(words, "a.py", 1)] == expected


@pytest.mark.parametrize("words", sorted(_EMPTY))
def test_a_heading_that_says_nothing_alone_is_found(words: str) -> None:
    (fault,) = said(f"## {words.capitalize()} {{ #here }}\n")
    assert fault.endswith("says nothing alone: name the symptom, the task or the answer")
    assert said(f"## {words.capitalize()} JAX traces again\n") == []


def test_an_inverted_sentence_is_found() -> None:
    (fault,) = said("It is so. Of a class JAX knows only its name.\n")
    assert fault.endswith("turns the sentence round: subject first")
    assert said("JAX knows only the name of a class.\n") == []


def test_a_long_sentence_is_found_across_its_lines_and_named_by_its_first() -> None:
    long = "one two three four five six\n" * 6
    (fault,) = markdown_faults(f"Short.\n\n{long}", "a.md")
    assert fault.line == 3 and "a sentence of 36 words, at most 35" in fault.what
    assert said(long.replace("one", "One.", 1)) == []
    assert [f.line for f in message_faults(long, "a.py", 7)] == [7]


def test_a_long_paragraph_is_found() -> None:
    (fault,) = said("Each sentence is short enough. " * 16)
    assert fault.startswith("a paragraph of ")
    assert said("Each sentence is short enough. " * 15) == []


def test_pages_rules_and_messages_are_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in {
        "docs/a.md": "It runs anew.\n",
        "src/jitguide/b.py": '"""Runs anew."""\nraise SystemExit("it runs anew here")\n',
        "src/jitguide/problems/tile/__init__.py": 'CHECK = "it runs anew in a folder"\n',
        "src/jitguide/errors/rules.json": '{"entries": [{"id": "anew", "title": "It runs anew"}],'
        '"questions": {"known": ["Do you run it anew?"]}, "answers": {"known": "Run anew"}}',
        "src/jitguide/problems/tile/hints.md": "Run it anew.\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert [(f.place, f.line) for f in faults(tmp_path)] == [
        ("docs/a.md", 1),
        ("src/jitguide/problems/tile/hints.md", 1),
        ("src/jitguide/errors/rules.json", 0),
        ("src/jitguide/errors/rules.json", 0),
        ("src/jitguide/errors/rules.json", 0),
        ("src/jitguide/b.py", 2),
        ("src/jitguide/problems/tile/__init__.py", 1),
    ]


def test_every_sentence_of_the_decoder_is_read(tmp_path: Path) -> None:
    """Causes, fixes and questions, wherever they are."""
    rules = json.loads((ROOT / "src/jitguide/errors/rules.json").read_text("utf-8"))
    written: list[str] = []

    def spoilt(value: Any) -> Any:
        if isinstance(value, dict):
            return {k: spoilt(v) for k, v in value.items()}
        if isinstance(value, list):
            return [spoilt(inner) for inner in value]
        if isinstance(value, str) and re.fullmatch(r"[A-Z`«](?:[\w«»`,'()-]| )*[.?]", value):
            written.append(value)
            return f"{value} Run it anew."
        return value

    path = tmp_path / "src/jitguide/errors/rules.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(spoilt(rules)), "utf-8")
    said = [fault.what for fault in faults(tmp_path)]
    assert len(written) > 400
    assert said.count("'anew': say 'again'") == len(written)


def test_the_guide_has_none() -> None:
    assert faults() == []
    assert main([]) == 0
