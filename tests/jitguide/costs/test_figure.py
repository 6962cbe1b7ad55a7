"""The words, picture and table of a figure say what its data say, and nothing else."""

import json
import re
from dataclasses import replace

from jitguide.costs.figure import Figure

SWEEP = Figure(
    title="A sweep",
    x_name="n",
    xs=(2, 128),
    series={"loop": (10.0, 123.4), "tile": (20.0, 21.0)},
    count_name="equations",
    counts={"loop": (5, 257), "tile": (1, 1)},
)
CALLS = Figure(
    title="Calls",
    x_name="calls",
    xs=(1, 2, 3),
    series={"jit": (50.0, 51.0, 52.0), "none": (20.0, 40.0, 60.0)},
    count_name="traces",
    counts={"jit": (1, 1, 1)},
    ahead={"jit": 3},
    calls=True,
)


def test_the_caption_is_made_of_the_figures() -> None:
    assert SWEEP.caption() == (
        "From n = 2 to 128. loop: grows 12 times; tile: stays about the same (the last is 1.1 "
        "times the first)."
    )
    assert CALLS.caption() == (
        "After 3 calls. jit: 52 ms and 1 trace; none: 60 ms. jit costs less in all from call 3 on."
    )


def test_what_has_not_paid_off_is_said() -> None:
    data = {**CALLS.to_dict(), "ahead": {"jit": None}}
    assert Figure.from_dict(data).caption().endswith("Within these calls, jit has not paid off.")


def test_the_text_alternative_names_every_line_with_its_ends() -> None:
    assert SWEEP.description() == (
        "A line chart of time (ms) against n. loop: from 10 at 2 to 123 at 128. "
        "tile: from 20 at 2 to 21 at 128."
    )
    assert SWEEP.description() in SWEEP.html()


def test_every_figure_stands_in_a_table() -> None:
    cells = re.findall(r"<td>([^<]*)</td>", SWEEP.html())
    assert cells == ["10", "20", "123", "21", "5", "1", "257", "1"]
    assert "123" in repr(SWEEP) and SWEEP.caption() in repr(SWEEP)


def test_the_memory_stands_beside_the_times() -> None:
    figure = replace(SWEEP, memory={"loop": (32, 2048), "tile": (32, 2048)})
    assert re.findall(r"<caption>([^<]*)</caption>", figure.html()) == [
        *("time (ms)", "equations", "memory (bytes)")
    ]
    assert "<td>2048</td>" in figure.html()
    assert "memory" not in SWEEP.html()


def test_the_unit_of_the_axis_is_no_part_of_the_sentence() -> None:
    figure = replace(SWEEP, x_name="n (copies)")
    assert figure.caption().startswith("From n = 2 to 128.")
    assert ">n (copies)</text>" in figure.html()


def test_two_charts_of_one_figure_have_ids_of_their_own() -> None:
    ids = re.findall(r' id="([^"]+)"', SWEEP.html() + SWEEP.html("gpu"))
    assert len(ids) == len(set(ids)) == 2


def test_data_come_back_as_they_went() -> None:
    for figure in (SWEEP, CALLS):
        assert Figure.from_dict(json.loads(json.dumps(figure.to_dict()))) == figure


def test_figures_have_three_digits_that_count() -> None:
    times = (0.012345, 0.12345, 1.2345, 12.345, 123.45, 1234.5)
    figure = replace(SWEEP, xs=tuple(range(6)), series={"loop": times}, counts={})
    cells = re.findall(r"<td>([^<]*)</td>", figure.html())
    assert cells == ["0.0123", "0.123", "1.23", "12.3", "123", "1234"]
