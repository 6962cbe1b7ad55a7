"""The figures of lessons say what their records say."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from proof.matrix.versions import ROOT
from support.lesson_figures import FIGURES


@pytest.mark.parametrize("path", FIGURES, ids=lambda path: path.stem)
def test_it_is_what_its_record_gives(path: Path) -> None:
    figure: Callable[[], str] = FIGURES[path]
    how = "run: PYTHONPATH=src:tests .venv/bin/python -m support.lesson_figures"
    assert path.read_text("utf-8") == figure(), how


_VALUE = r"-?\d+(?:\.\d+)?|True|False"
_ROW = re.compile(rf"(?<![\w.])(?:{_VALUE})(?:, (?:{_VALUE}))+(?:,? and (?:{_VALUE}))?(?!\w)")


def undrawn(picture: str) -> list[str]:
    """Rows of values that the description of a picture tells and the picture does not show."""
    told, drawn = picture.partition("</desc>")[::2]
    shown = Counter(re.findall(_VALUE, " ".join(re.findall(">([^<]+)</t", drawn))))
    return [row for row in _ROW.findall(told) if not Counter(re.findall(_VALUE, row)) <= shown]


def test_a_picture_shows_the_values_of_its_description() -> None:
    pictures = [path.read_text("utf-8") for path in (ROOT / "docs/assets").glob("*/*.svg")]
    assert not [row for picture in pictures for row in undrawn(picture)]
    (mask,) = (picture for picture in pictures if "True, False, True" in picture)
    assert undrawn(mask.replace(">True<", ">False<", 1)) == ["True, False, True, False, True"]


def test_what_a_tracer_knows_is_what_is_drawn_and_told() -> None:
    path = ROOT / "docs/assets/pictures/what-a-tracer-knows.svg"
    told, drawn = path.read_text("utf-8").partition("</desc>")[::2]
    rows = re.findall(r'"start"[^>]*>([^<]+)</text>\n<text [^>]*"end"[^>]*>([^<]+)<', drawn)
    assert [names for names, _ in rows] == ["shape", "ndim, len", "dtype", "size"]
    x = np.zeros((2, 3), "float32")
    for names, values in rows:
        known = {name: len(x) if name == "len" else getattr(x, name) for name in names.split(", ")}
        assert values == ", ".join(map(str, known.values())), names
        assert not [said for n, v in known.items() if (said := f"{n} {v}") not in told]


def answers(picture: str) -> dict[str, str]:
    """What a flow chart writes on each of its branches, by the class of the branch."""
    return dict(re.findall(r'<g class="(new|seen)[^"]*"><text[^>]*>(\w+)</text>', picture))


def test_the_flow_chart_traces_where_there_is_no_program() -> None:
    picture = (ROOT / "docs/assets/pictures/first-and-later-calls.html").read_text("utf-8")
    assert "If not, JAX traces" in picture
    assert answers(picture) == {"new": "no", "seen": "yes"}


def test_a_question_of_a_flow_chart_has_both_answers() -> None:
    """An arrow with the word of the other one sends a reader the wrong way."""
    charts = 0
    for path in (ROOT / "docs/assets/pictures").glob("*.svg"):
        said = Counter(re.findall(r">(yes|no)</text>", path.read_text("utf-8")))
        assert said["yes"] == said["no"], path.name
        charts += bool(said)
    assert charts
