"""A chart is readable without colour, without sight, and in both colour schemes."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from typing import Any

import pytest

from jitguide.costs.chart import line_chart

XS = [2.0, 8.0, 32.0, 128.0]
LINES = {"a < b": [1.0, 4.0, 9.0, 16.0], "flat": [2.0, 2.0, 2.0, 2.0], "near": [2.0] * 4}


def draw(**changes: Any) -> str:
    words = {"x_name": "n", "y_name": "ms", "title": "T & t", "description": "D", "name": "c"}
    given: dict[str, Any] = {"xs": XS, "series": LINES, **words, **changes}
    return line_chart(given.pop("xs"), given.pop("series"), **given)


def parts(svg: str, tag: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter(tag))


def test_it_is_named_for_those_who_do_not_see_it() -> None:
    root = ET.fromstring(draw())
    assert root.attrib["role"] == "img"
    # The description is not part of the name: it would be read twice.
    named = {e.attrib.get("id"): e.text for e in root}
    assert named[root.attrib["aria-labelledby"]] == "T & t"
    assert [(e.tag, e.text) for e in root if e.text == "D"] == [("desc", "D")]


def test_each_line_has_a_label_and_a_dash_of_its_own() -> None:
    svg = draw()
    texts = [e.text for e in parts(svg, "text")]
    assert set(LINES) <= set(texts)
    lines = [e for e in parts(svg, "path") if e.attrib.get("fill") == "none"]
    assert len({e.attrib.get("stroke-dasharray") for e in lines}) == len(LINES)


def test_labels_do_not_cover_each_other() -> None:
    heights = [float(e.attrib["y"]) for e in parts(draw(), "text") if e.text in LINES]
    heights.sort()
    assert all(below - above >= 15 for above, below in pairwise(heights))
    assert max(heights) < 280


def test_colours_are_those_of_the_page() -> None:
    svg = draw()
    colours = set(re.findall(r'(?:stroke|fill)="([^"]+)"', svg)) - {"none", "currentColor"}
    assert colours and all(colour.startswith("var(--") for colour in colours)


def test_a_higher_value_stands_higher() -> None:
    line = next(e for e in parts(draw(), "path") if e.attrib.get("fill") == "none")
    ys = [float(pair.split()[1]) for pair in line.attrib["d"][1:].split("L")]
    assert ys == sorted(ys, reverse=True)


def test_only_lines_of_the_two_kinds_have_their_colours() -> None:
    labels = ("fori, static", "fori, traced", "jnp.tile", "statically")
    svg = draw(series={label: [1.0] * 4 for label in labels})
    lines = [e.attrib["stroke"] for e in parts(svg, "path") if e.attrib.get("fill") == "none"]
    assert ["--jg-static" in line for line in lines] == [True, False, False, False]
    assert ["--jg-traced" in line for line in lines] == [False, True, False, False]
    assert len(set(lines)) == 4


def test_what_grows_in_proportion_is_a_straight_line() -> None:
    svg = draw(series={"a": [2 * x for x in XS]})
    line = next(e for e in parts(svg, "path") if e.attrib.get("fill") == "none")
    points = [tuple(map(float, pair.split())) for pair in line.attrib["d"][1:].split("L")]
    slopes = [(y2 - y1) / (x2 - x1) for (x1, y1), (x2, y2) in pairwise(points)]
    assert max(slopes) - min(slopes) < 0.05


def test_what_grows_in_proportion_starts_at_the_origin() -> None:
    svg = draw(series={"a": [2 * x for x in XS]})
    line = next(e for e in parts(svg, "path") if e.attrib.get("fill") == "none")
    points = [tuple(map(float, pair.split())) for pair in line.attrib["d"][1:].split("L")]
    zero = next(float(e.attrib["y"]) - 5 for e in parts(svg, "text") if e.text == "0")
    (left, _), (right, _) = points[0], points[-1]
    origin = left - (right - left) * XS[0] / (XS[-1] - XS[0])
    # The axis begins at 48, and 8 further right is zero: the first value stands right of both.
    assert (round(origin), zero) == (56, 232)
    assert [round(x - origin) for x, _ in points] == [round(242 * x / 128) for x in XS]


def test_a_line_of_another_length_is_an_error() -> None:
    with pytest.raises(ValueError, match="shorter"):
        draw(series={"a": [1.0]})
