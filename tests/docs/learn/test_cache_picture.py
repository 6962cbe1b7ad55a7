"""The picture of the cache: its rows are those that its calls make, as recorded."""

import itertools
import re

from proof.matrix.versions import ROOT
from support.numbers import number

PICTURE = ROOT / "docs/assets/pictures/cache-fills.svg"
PAGE = (ROOT / "docs/learn/cache.md").read_text("utf-8")
RECORD = ROOT / "snippets/learn/cache/key.txt"


def key_of(call: str) -> str:
    if call.startswith("the float"):
        return "float32[], weak"
    dtype, numbers = call.split(maxsplit=1)
    return f"{dtype}[{len(numbers.split(', '))}]"


def test_the_rows_of_the_picture_are_the_keys_of_its_calls() -> None:
    texts = re.findall(r">([^<]+)</text>", PICTURE.read_text("utf-8"))
    recorded = RECORD.read_text("utf-8").splitlines()
    calls = [text for text in texts if text in recorded]
    rows = [text for text in texts if re.match(r"\w+\[\d*\]", text)]
    assert rows == list(dict.fromkeys(map(key_of, calls)))
    below = dict(itertools.pairwise(recorded))
    traced = [call for call in calls if below[call].strip() == "traces"]
    assert len(traced) == len(rows)
    said = re.search(r"the first (\w+) of the (\w+) calls below\S+ make (\w+) rows", PAGE)
    assert said
    all_calls = [line for line in recorded if not line.startswith(" ")]
    assert [*map(number, said.groups())] == [len(calls), len(all_calls), len(rows)]
