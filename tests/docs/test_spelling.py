"""Typing errors: a word that occurs once and differs from a frequent word in one letter."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from string import ascii_lowercase

from proof.matrix.versions import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
_NO_PROSE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}", re.S)
_OFTEN = 8
_RIGHT = {"sharing", "resnet"}  # beside sharding, reset


def slips(texts: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each word that looks like a slip, and the word that was meant."""
    prose = (_NO_PROSE.sub("", text).lower() for text in texts)
    count = Counter(word for text in prose for word in re.findall(r"[a-z]{5,}", text))
    for word in (word for word, times in count.items() if times == 1):
        places = range(len(word))
        swapped = (word[:i] + word[i + 1 : i + 2] + word[i] + word[i + 2 :] for i in places)
        too_many = (word[:i] + word[i + 1 :] for i in places[:-1] if word[i] != "s")
        too_few = (word[:i] + c + word[i:] for i in places[1:] for c in ascii_lowercase)
        yield from (
            (word, meant)
            for meant in (*swapped, *too_many, *too_few)
            if meant != word and count[meant] >= _OFTEN
        )


def test_no_word_is_a_slip() -> None:
    found = dict(slips(page.read_text("utf-8") for page in PAGES))
    assert found.keys() == _RIGHT, found


def test_a_slip_is_found() -> None:
    often = "JAX will trace the function. " * _OFTEN
    assert list(slips([often])) == []
    for slip in ("tarce", "functoin", "functtion", "funtion"):
        assert {word for word, _ in slips([often, f"A {slip} here."])} == {slip}
