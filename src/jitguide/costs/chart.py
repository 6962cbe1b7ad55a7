"""Draws a line chart as SVG that follows the page's colours, light or dark, and needs no script.

Each line has a dash, a mark and a label of its own: colour alone tells nothing.
"""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import pairwise

_WIDTH, _HEIGHT = 440, 280
_LEFT, _RIGHT, _TOP, _BOTTOM = 48, 134, 30, 48
# Variables of the site's style sheet; the second value holds in any other place. Blue and orange
# are for lines whose label says "traced" or "static".
_KINDS = {
    "static": "var(--jg-static, #b8690f)",
    "traced": "var(--jg-traced, #3d83c4)",
}
_COLOURS = (
    "var(--md-default-fg-color, #55595f)",
    "var(--md-code-hl-string-color, #2b8a57)",
    "var(--md-code-hl-special-color, #c7447f)",
    "var(--md-code-hl-number-color, #7a5ac0)",
)
_DASHES = ("", "7 4", "2 4", "9 3 2 3")
_LABEL_GAP = 19.0


def line_chart(
    xs: Sequence[float],
    series: Mapping[str, Sequence[float]],
    *,
    x_name: str,
    y_name: str,
    title: str,
    description: str,
    name: str,
) -> str:
    """Draw one line for each series, with its label at its right end.

    Both axes are linear, the horizontal one from zero or further left, so what grows in proportion
    is a straight line.

    Args:
        xs: values of the horizontal axis, ascending, above zero.
        series: a value above or at zero for each of `xs`, under the label of the line.
        x_name: what the horizontal axis shows, with its unit.
        y_name: what the vertical axis shows, with its unit.
        title: name of the picture for those who do not see it.
        description: what the picture shows, in words.
        name: makes the ids of the picture unique in its page.
    """
    top, ticks = _scale(max(max(ys) for ys in series.values()))

    def down(y: float) -> float:
        return _TOP + (1 - y / top) * (_HEIGHT - _TOP - _BOTTOM)

    low = min(0.0, xs[0])
    right = _WIDTH - _RIGHT

    def across(x: float) -> float:
        return _LEFT + 8 + (x - low) / ((xs[-1] - low) or 1.0) * (right - _LEFT - 16)

    parts = [
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-labelledby="{name}-t" '
        'font-family="inherit" font-size="15" fill="currentColor" style="max-width:100%">',
        f'<title id="{name}-t">{escape(title)}</title>',
        f"<desc>{escape(description)}</desc>",
        f'<text x="2" y="15">{escape(y_name)}</text>',
        f'<text x="{(_LEFT + right) / 2:.0f}" y="{_HEIGHT - 4}" text-anchor="middle">'
        f"{escape(x_name)}</text>",
    ]
    for tick in ticks:
        y = down(tick)
        parts.append(
            f'<path d="M{_LEFT} {y:.1f}H{right}" stroke="currentColor" '
            f'stroke-opacity="{0.55 if tick == 0 else 0.18}"/>'
            f'<text x="{_LEFT - 6}" y="{y + 5:.1f}" text-anchor="end">{tick:g}</text>'
        )
    parts += [
        f'<text x="{across(x):.1f}" y="{_HEIGHT - _BOTTOM + 20}" text-anchor="middle">{x:g}</text>'
        for x in _named(xs, across)
    ]
    places = _apart([down(ys[-1]) for ys in series.values()])
    for number, ((label, ys), place) in enumerate(zip(series.items(), places, strict=True)):
        colour = _colour(number, label)
        points = [(across(x), down(y)) for x, y in zip(xs, ys, strict=True)]
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dash = f' stroke-dasharray="{_DASHES[number]}"' if _DASHES[number] else ""
        parts.append(
            f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2.2"{dash}/>'
            f'<path d="{"".join(_mark(number, x, y) for x, y in points)}" fill="{colour}"/>'
            f'<path d="M{right + 3} {points[-1][1]:.1f}L{right + 13} {place:.1f}" '
            f'stroke="{colour}" stroke-width="1.2"/>'
            f'<path d="{_mark(number, right + 18, place)}" fill="{colour}"/>'
            f'<text x="{right + 26}" y="{place + 5:.1f}">{escape(label)}</text>'
        )
    return "\n".join([*parts, "</svg>"])


def _colour(number: int, label: str) -> str:
    """The colour of a line: that of its kind, if its label names one."""
    kinds = [kind for kind in _KINDS if kind in re.findall(r"\w+", label)]
    return _KINDS[kinds[0]] if kinds else _COLOURS[number]


def _scale(highest: float) -> tuple[float, list[float]]:
    """Top of the vertical axis, and about four round values on it."""
    raw = (highest or 1.0) / 4
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(k * power for k in (1, 2, 2.5, 5, 10) if k * power >= raw * 0.999)
    count = math.ceil(highest / step - 1e-9) or 1
    return step * count, [step * k for k in range(count + 1)]


def _named(xs: Sequence[float], across: Callable[[float], float]) -> list[float]:
    """The values that get a number: all for which there is room, from both ends."""
    named = [xs[-1]]
    for x in reversed(xs[:-1]):
        if across(named[-1]) - across(x) >= 30 and (x == xs[0] or across(x) - across(xs[0]) >= 30):
            named.append(x)
    return named[::-1]


def _apart(places: list[float]) -> list[float]:
    """Heights for labels, in order, far enough apart to be read."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    result = list(places)
    for above, below in pairwise(order):
        result[below] = max(result[below], result[above] + _LABEL_GAP)
    over = max(0.0, result[order[-1]] - (_HEIGHT - _BOTTOM))
    if over:
        result[order[-1]] -= over
        for below, above in pairwise(reversed(order)):
            result[above] = min(result[above], result[below] - _LABEL_GAP)
    return result


def _mark(number: int, x: float, y: float) -> str:
    """A circle, square, triangle or diamond."""
    if number == 0:
        return f"M{x - 3.5:.1f} {y:.1f}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z"
    if number == 1:
        return f"M{x - 3:.1f} {y - 3:.1f}h6v6h-6z"
    if number == 2:
        return f"M{x:.1f} {y - 4:.1f}l4 7h-8z"
    return f"M{x:.1f} {y - 4.5:.1f}l4.5 4.5l-4.5 4.5l-4.5 -4.5z"
