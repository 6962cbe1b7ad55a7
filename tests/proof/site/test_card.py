"""The picture for shared links is the one that its program draws."""

from pathlib import Path

import numpy as np
from matplotlib.image import imread

from proof.site.card import CARD, SIZE, draw


def test_the_picture_is_drawn_by_its_program(tmp_path: Path) -> None:
    draw(tmp_path / "card.png")
    drawn, kept = imread(tmp_path / "card.png"), imread(CARD)
    assert kept.shape[:2] == (SIZE[1], SIZE[0])
    # Another font renderer may place an edge elsewhere; another text differs in more.
    differ = np.mean(np.any(np.abs(drawn - kept) > 0.1, axis=-1))
    assert differ < 0.0002, "run: python -m proof.site.card"


def test_two_drawings_are_the_same_file(tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        draw(tmp_path / name)
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()
