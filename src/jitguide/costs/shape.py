"""The shape of measured figures: whether a cost grows, and where it stays below another."""

from collections.abc import Sequence

# Two measurements of one thing, on a machine that also does other things, differ by less than FLAT.
FLAT = 2.0
GROWS = 3.0


def growth(ys: Sequence[float]) -> float:
    """How many times the last value is the first one.

    Example:
        >>> growth([10.0, 12.0, 80.0])
        8.0
    """
    return ys[-1] / ys[0]


def in_words(ys: Sequence[float]) -> str:
    """The shape of a row of values in words that a reader can check.

    Example:
        >>> in_words([10.0, 80.0])
        'grows 8 times'
        >>> in_words([10.0, 11.0])
        'stays about the same (the last is 1.1 times the first)'
    """
    times = growth(ys)
    if times >= GROWS:
        return f"grows {times:.0f} times" if times >= 5 else f"grows {times:.1f} times"
    if times > FLAT:
        return f"grows a little ({times:.1f} times)"
    if times >= 1 / FLAT:
        return f"stays about the same (the last is {times:.1f} times the first)"
    return f"shrinks (the last is {times:.1f} times the first)"


def ahead_from(total: Sequence[float], other: Sequence[float]) -> int | None:
    """From which call on the first total stays below the other one, counted from 1.

    None where it never does; 1 where it does from the start.

    Example:
        >>> ahead_from([50.0, 51.0, 52.0, 53.0], [20.0, 40.0, 60.0, 80.0])
        3
    """
    first = None
    for call, (mine, theirs) in enumerate(zip(total, other, strict=True), 1):
        if mine >= theirs:
            first = None
        elif first is None:
            first = call
    return first
