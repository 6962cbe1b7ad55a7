"""The figures of lessons say what their records say."""

from collections.abc import Callable
from pathlib import Path

import pytest

from proof.pages.lesson_figures import FIGURES


@pytest.mark.parametrize("path", FIGURES, ids=lambda path: path.stem)
def test_it_is_what_its_record_gives(path: Path) -> None:
    figure: Callable[[], str] = FIGURES[path]
    assert path.read_text("utf-8") == figure(), "run: python -m proof.pages.lesson_figures"
