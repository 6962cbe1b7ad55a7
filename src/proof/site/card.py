"""The picture that stands beside a link to the site where the link is shared.

``python -m proof.site.card`` draws ``docs/assets/card.png`` again, with matplotlib and the font
that it brings along: the same matplotlib draws the same picture.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from proof.matrix.versions import ROOT

CARD = ROOT / "docs" / "assets" / "card.png"
SIZE = (1200, 630)
_PAPER, _INK, _TRACED, _STATIC = "#fbfbfd", "#1c1e26", "#1a5a96", "#8a4b00"
_CODE = (
    ("x", "traced", "float32[2]", _TRACED),
    ("n", "static", "3", _STATIC),
)


def draw(path: Path) -> None:
    """Draw the picture, 1200 by 630 pixels, into a PNG file."""
    from matplotlib.figure import Figure  # half a second, and only this needs it
    from matplotlib.patches import FancyBboxPatch

    width, height = SIZE
    figure = Figure(figsize=(width / 100, height / 100), dpi=100, facecolor=_PAPER)

    def write(x: float, y: float, text: str, size: float, **style: Any) -> None:
        figure.text(x / width, y / height, text, fontsize=size, va="baseline", **style)

    write(80, 470, "Traced or Static?", 60, color=_INK, weight="bold", family="DejaVu Sans")
    write(84, 400, "The field guide to jax.jit", 29, color=_INK, family="DejaVu Sans")
    for row, (name, kind, what, colour) in enumerate(_CODE):
        y = 270 - 105 * row
        box = FancyBboxPatch(
            (84 / width, (y - 28) / height),
            700 / width,
            80 / height,
            boxstyle="square,pad=0",
            transform=figure.transFigure,
            facecolor="white",
            edgecolor=colour,
            linewidth=3,
        )
        figure.add_artist(box)
        for x, text in ((110, name), (200, kind), (430, what)):
            write(x, y, text, 32, color=colour, family="DejaVu Sans Mono")
    write(84, 70, "Every example is executed and checked.", 22, color=_INK, family="DejaVu Sans")
    figure.savefig(path, format="png", facecolor=_PAPER, metadata={"Software": None})


def main(argv: Sequence[str] | None = None) -> int:
    """Draw docs/assets/card.png anew."""
    parser = argparse.ArgumentParser(prog="python -m proof.site.card", description=main.__doc__)
    parser.parse_args(argv)
    draw(CARD)
    return 0


if __name__ == "__main__":
    sys.exit(main())
