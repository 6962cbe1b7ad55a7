"""Styles that carry meaning: failing code, outcomes, versions, and the meaning of colours."""

import colorsys
import re
from pathlib import Path
from typing import Any

import pytest

from support.kinds import VIEWS
from support.watched import Opener, open_all

# Colours as a browser computes them, visibility as a reader would judge it.
_LOOK = """() => {
  const of = (name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
  const seen = (e) => {
    const { width, height } = e.getBoundingClientRect();
    const { color, backgroundColor, fontSize, clipPath } = getComputedStyle(e);
    return width > 20 && height > 8 && clipPath === "none" && color !== backgroundColor
      && parseFloat(fontSize) > 9
      && e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const all = (which, read) => [...document.querySelectorAll(`.md-content ${which}`)].map(read);
  const edge = (e) => {
    const s = getComputedStyle(e);
    return { edge: `${s.borderLeftStyle} ${s.borderLeftWidth} ${s.borderLeftColor}`,
             surface: s.backgroundColor, seen: seen(e) };
  };
  const other = (e) => e.closest(".tabbed-block:not(:first-child)");
  const colours = {};
  for (const name of ["raises", "raises-bg", "output-edge", "traced", "static"])
    colours[name] = of(`--jg-${name}`);
  return {
    colours,
    page: getComputedStyle(document.body).backgroundColor,
    programs: all(".language-python:not(.raises, .avoid) pre > code", edge),
    failing: all(".language-python:is(.raises, .avoid) pre > code", edge),
    outcomes: [...document.querySelectorAll(".language-text:not(.raises) pre > code")]
      .filter((e) => !other(e)).map(edge),
    errors: [...document.querySelectorAll(".language-text.raises pre > code")]
      .filter((e) => !other(e)).map(edge),
    tabs: all(".tabbed-labels > label", seen),
    foot: all(".jg-footer", (e) => ({ seen: seen(e), text: e.innerText,
                                    color: getComputedStyle(e).color })),
  };
}"""
_MARKS = """() => Object.fromEntries(["traced", "static"].map((kind) => {
  const mark = document.querySelector(`.jg-mark.jg-${kind}`);
  return [kind, [mark.textContent, getComputedStyle(mark).color]];
}))"""


def _rgb(colour: str) -> tuple[float, ...]:
    return tuple(int(part) / 255 for part in re.findall(r"\d+", colour)[:3])


def _luminance(colour: str) -> float:
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in _rgb(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _hue(colour: str) -> float:
    red, green, blue = _rgb(colour)
    return 360 * colorsys.rgb_to_hsv(red, green, blue)[0]


@pytest.fixture(scope="module")
def example(site: Path) -> str:
    """A page with a program that fails, one that works, and outcomes that differ by version."""
    wanted = (
        r"\blanguage-python\b[^\"]*\braises\b",
        r"\blanguage-python\b(?![^\"]*raises)",
        "tabbed-set",
        "jg-footer",
    )
    for page in sorted(site.rglob("index.html")):
        text = page.read_text("utf-8")
        if all(re.search(what, text) for what in wanted):
            return f"{page.parent.relative_to(site).as_posix()}/"
    raise AssertionError(f"no page holds all of {wanted}")


@pytest.mark.parametrize(("width", "scheme"), VIEWS)
def test_a_reader_sees_what_fails_what_it_did_and_on_which_versions(
    width: int, scheme: str, example: str, address: str, open_page: Opener
) -> None:
    page = open_page(address + example, width, scheme).page
    open_all(page)
    look: dict[str, Any] = page.evaluate(_LOOK)
    colours = look["colours"]
    assert 0 <= _hue(colours["raises"]) < 15, "what raises is red"
    failing = f"solid 4px {colours['raises']}"
    for kind in ("failing", "errors"):
        assert look[kind], kind
        assert {block["edge"] for block in look[kind]} == {failing}, kind
    assert {block["surface"] for block in look["errors"]} == {colours["raises-bg"]}
    assert failing not in {block["edge"] for block in look["programs"] + look["outcomes"]}
    for kind in ("programs", "failing", "outcomes", "errors"):
        assert all(block["seen"] for block in look[kind]), f"{kind}: one is not seen"
    assert look["tabs"] and all(look["tabs"]), "the versions of an outcome are not seen"
    (foot,) = look["foot"]
    assert foot["seen"] and "JAX" in foot["text"]
    assert _contrast(foot["color"], look["page"]) >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_blue_is_traced_and_orange_is_static(scheme: str, address: str, open_page: Opener) -> None:
    page = open_page(f"{address}explore/#tile-static&step=2", scheme=scheme).page
    page.wait_for_selector(".jg-mark.jg-static")
    marks = page.evaluate(_MARKS)
    assert {kind: text for kind, (text, _) in marks.items()} == {k: k for k in marks}
    assert 195 <= _hue(marks["traced"][1]) <= 225
    assert 25 <= _hue(marks["static"][1]) <= 40
    colours = page.evaluate(_LOOK)["colours"]
    assert {kind: colour for kind, (_, colour) in marks.items()} == {
        kind: colours[kind] for kind in marks
    }


def test_what_colours_say_is_said_without_them(
    address: str, open_page: Opener, example: str
) -> None:
    page = open_page(f"{address}explore/#tile-static&step=2").page
    page.wait_for_selector(".jg-mark.jg-static")
    edges = {
        kind: page.locator(".jg-mark").first.evaluate(
            """(mark, kind) => {
              mark.className = `jg-mark jg-${kind}`;
              return getComputedStyle(mark).borderTopStyle;
            }""",
            kind,
        )
        for kind in ("traced", "mixed", "static", "hit", "miss")
    }
    assert len({edges[kind] for kind in ("traced", "mixed", "static")}) == 3, edges
    assert edges["hit"] != edges["miss"], edges
    page = open_page(address + example).page
    cross = page.locator(".language-python.raises > pre").first.evaluate(
        "(program) => getComputedStyle(program, '::before').content"
    )
    assert cross == '"✗" / "Fails"', "the sign, and what a screen reader says"
    page.locator(".tabbed-labels > label").first.evaluate("(tab) => tab.classList.add('jg-older')")
    after = page.locator(".jg-older > a").first.evaluate(
        "(tab) => getComputedStyle(tab, '::after').content"
    )
    assert "≠" in after


def test_a_long_message_is_wrapped(address: str, open_page: Opener, example: str) -> None:
    page = open_page(address + example, 360).page
    open_all(page)
    wide = page.locator(".language-text.raises pre > code").evaluate_all(
        "(all) => all.filter((code) => code.scrollWidth > code.clientWidth + 1).length"
    )
    assert wide == 0


@pytest.mark.parametrize("width", [360, 1280])
def test_no_program_is_cut_off(width: int, address: str, open_page: Opener) -> None:
    """A long line goes on below, indented; a line that fits is left as it is."""
    for path in ("errors/size-arguments/", "slow/varying-lengths/", "libraries/equinox/"):
        page = open_page(address + path, width).page
        open_all(page)
        cut = page.locator(".language-python pre > code").evaluate_all(
            "(all) => all.filter((c) => c.scrollWidth > c.clientWidth + 1).map((c) => c.innerText)"
        )
        assert not cut, path
        heights = page.locator(".jg-long").evaluate_all("(all) => all.map((e) => e.offsetHeight)")
        assert max(heights) > 1.9 * min(heights) > 0 if width == 360 else heights, path


def test_one_empty_line_is_shown_where_a_program_has_two(
    address: str, open_page: Opener, example: str
) -> None:
    page = open_page(address + example).page
    open_all(page)
    written = "".join(page.locator(".language-python code").all_text_contents())
    boxes = page.locator(".language-python .jg-blank").evaluate_all(
        "(all) => all.map((line) => line.getClientRects().length)"
    )
    assert boxes == [0] * written.count("\n\n\n") != []


def test_a_slow_or_wrong_program_is_marked_as_one_that_raises(
    address: str, open_page: Opener
) -> None:
    page = open_page(f"{address}wrong/side-effects-once/").page
    fails, works = page.locator(".jg-pair").first.locator(".language-python").all()
    sign = "(block) => getComputedStyle(block.querySelector('pre'), '::before').content"
    assert "✗" in fails.evaluate(sign)
    assert "✗" not in works.evaluate(sign)
    assert "raises" not in str(fails.get_attribute("class"))


def test_the_stepper_marks_the_line_that_raises(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}explore/#tile-fails&step=99").page
    line = page.locator(".jg-code > .jg-raised")
    line.wait_for()
    assert page.evaluate(_LOOK)["colours"]["raises-bg"] == line.evaluate(
        "(line) => getComputedStyle(line).backgroundColor"
    )


# Of each row of a table, what stands before each cell on a phone.
_LABELS = """(table) => [...table.tBodies[0].rows].map((row) => [...row.cells].map(
  (cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")))"""


def test_on_a_phone_each_cell_of_the_cheat_sheet_says_its_column(
    address: str, open_page: Opener
) -> None:
    page = open_page(f"{address}reference/cheat-sheet/", 360).page
    tables = page.locator(".jg-sheet-wide table").all()
    assert len(tables) == 2
    for table in tables:
        heads = [head.strip() for head in table.locator("th").all_text_contents()]
        assert all(labels == heads for labels in table.evaluate(_LABELS)), heads
