"""Growing, flat and crossing figures are told apart."""

import pytest

from jitguide.costs.shape import ahead_from, in_words


@pytest.mark.parametrize(
    ("ys", "words"),
    [
        ([10.0, 20.0, 90.0], "grows 9 times"),
        ([10.0, 20.0, 35.0], "grows 3.5 times"),
        ([10.0, 25.0], "grows a little (2.5 times)"),
        ([10.0, 30.0, 12.0], "stays about the same (the last is 1.2 times the first)"),
        ([10.0, 6.0], "stays about the same (the last is 0.6 times the first)"),
        ([10.0, 2.0], "shrinks (the last is 0.2 times the first)"),
    ],
)
def test_words_follow_from_first_and_last(ys: list[float], words: str) -> None:
    assert in_words(ys) == words


def test_a_line_is_ahead_once_it_stays_below() -> None:
    cheap_later = [50.0, 51.0, 52.0, 53.0, 54.0]
    assert ahead_from(cheap_later, [20.0, 40.0, 60.0, 80.0, 100.0]) == 3
    assert ahead_from(cheap_later, [60.0, 70.0, 80.0, 90.0, 100.0]) == 1
    assert ahead_from(cheap_later, [1.0, 2.0, 3.0, 4.0, 5.0]) is None
    # Below for one call, and above again: that one does not count.
    assert ahead_from(cheap_later, [20.0, 60.0, 40.0, 80.0, 100.0]) == 4
    assert ahead_from(cheap_later, cheap_later) is None
