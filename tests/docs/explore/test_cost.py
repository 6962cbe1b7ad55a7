"""The cost notebook, measured again: the figures have the shape that each section claims.

Counts (equations, traces) do not depend on the machine and are compared exactly. Times do, so each
is compared with a margin far from what was seen: on two cores, idle or with four times the work
they can do, on JAX from 0.4.30 on. A claim may fail once: something else on the machine can slow
down one side of a comparison. Each further measurement takes one round more, and the least time of
each counts; a claim fails for good when the third, of three rounds, says so.
"""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from jitguide import costs
from jitguide.costs.figure import Figure
from jitguide.costs.notebook import code_cells, run_cells
from jitguide.costs.shape import growth
from proof.matrix.versions import ROOT
from proof.pages.page import blocks
from support.kept import unless_unchanged
from support.notebook_pages import NOTEBOOKS, prose

NOTEBOOK = next(path for path in NOTEBOOKS if path.name == "cost.ipynb")
ATTEMPTS = 3
Found = dict[str, Any]
_measured: list[Found] = []


def measured(attempt: int) -> Found:
    """What the cells of the notebook leave; measured when first asked for."""
    while len(_measured) <= attempt:
        with costs.quickly(rounds=1 + len(_measured)):
            _measured.append(run_cells(NOTEBOOK))
    return _measured[attempt]


def grows(figure: Figure, label: str, times: float) -> None:
    found = growth(figure.series[label])
    assert found >= times, f"{label} grows {found:.1f} times, at least {times} expected"


def flat(figure: Figure, label: str) -> None:
    # Seen: 0.3 to 1.8. What grows with n grows by 4 or more over the same range.
    found = growth(figure.series[label])
    assert found <= 2.5, f"{label} grows {found:.1f} times, it should stay the same"


def total(figure: Figure, label: str) -> float:
    return figure.series[label][-1]


def four_steps(found: Found) -> None:
    times = found["one_tile"]
    assert times["compile"] > max(times["trace"], times["lower"])
    # Seen: 2000 to 9000.
    assert times["trace"] + times["lower"] + times["compile"] > 200 * times["run"]


def ways_to_write_the_tile(found: Found) -> None:
    figure = found["by_n"]
    first, last = figure.counts["Python loop"]
    assert last > 32 * first
    # One equation with n operands; up to JAX 0.10 one for each 16 of them, and one for these.
    assert figure.counts["concatenate"][-1] <= 1 + figure.xs[-1] // 16
    assert len(set(figure.counts["jnp.tile"])) == 1
    grows(figure, "Python loop", 3)  # seen: 9 to 24
    grows(figure, "concatenate", 1.5)  # seen: 2.6 to 10
    flat(figure, "jnp.tile")


def loop_counts(found: Found) -> None:
    figure = found["by_count"]
    assert figure.counts["Python, static"] == tuple(3 * count for count in figure.xs)
    assert all(len(set(figure.counts[name])) == 1 for name in ("fori, static", "fori, traced"))
    grows(figure, "Python, static", 2.5)  # seen: 4 to 18
    flat(figure, "fori, static")
    flat(figure, "fori, traced")


def new_static_values(found: Found) -> None:
    figure = found["new_values"]
    calls = figure.xs[-1]
    traces = {label: counts[-1] for label, counts in figure.counts.items()}
    assert traces == {"static, new": calls, "static, same": 1, "traced, new": 1}
    # Sixteen first calls against one. Seen: 8 to 17.
    assert total(figure, "static, new") > 3 * total(figure, "static, same")
    assert total(figure, "static, new") > 3 * total(figure, "traced, new")


def jit_pays_off(found: Found) -> None:
    figure = found["jit_or_not"]
    assert figure.series["with jit"][0] > figure.series["without jit"][0]
    call = figure.ahead["with jit"]  # seen: 26 to 246 of 500
    assert call is not None and 1 < call <= figure.xs[-1]


def static_pays_off(found: Found) -> None:
    figure = found["static_or_traced"]
    values = {n for _, n in found["exponents"]}
    traces = {label: counts[-1] for label, counts in figure.counts.items()}
    assert traces == {"static n": len(values), "traced n": 1}
    call = figure.ahead["static n"]  # seen: 17 to 43 of 300
    assert call is not None and 1 < call <= figure.xs[-1]


# Heading of the section -> what its claim, in bold, says about the figures.
CLAIMS: dict[str, Callable[[Found], None]] = {
    "A first call has four steps, later calls have one": four_steps,
    "Three ways to write the tile": ways_to_write_the_tile,
    "Loop counts: unrolled, static, traced": loop_counts,
    "Each new static value is a first call": new_static_values,
    "How many calls until jit pays off": jit_pays_off,
    "How many calls until static pays off": static_pays_off,
}


def check(claim: Callable[[Found], None]) -> None:
    for attempt in range(ATTEMPTS):
        try:
            return claim(measured(attempt))
        except AssertionError:
            if attempt == ATTEMPTS - 1:
                raise


def exchanged(figure: Figure, one: str, other: str) -> Figure:
    """The figure with the times of two lines exchanged, and their counts left."""
    series = {**figure.series, one: figure.series[other], other: figure.series[one]}
    ahead: dict[str, int | None] = dict.fromkeys(figure.ahead, 1)
    return replace(figure, series=series, ahead=ahead)


def level(figure: Figure, label: str) -> Figure:
    """The figure with a line that stays where it begins."""
    ys = figure.series[label]
    return replace(figure, series={**figure.series, label: (ys[0],) * len(ys)})


WRONG: list[tuple[Callable[[Found], None], str, Callable[[Any], Any]]] = [
    (four_steps, "one_tile", lambda steps: {**steps, "run": steps["compile"]}),
    (four_steps, "one_tile", lambda steps: {**steps, "trace": 2 * steps["compile"]}),
    (ways_to_write_the_tile, "by_n", lambda f: exchanged(f, "Python loop", "jnp.tile")),
    (ways_to_write_the_tile, "by_n", lambda f: level(f, "concatenate")),
    (ways_to_write_the_tile, "by_n", lambda f: replace(f, counts={**f.counts, "jnp.tile": (1, 9)})),
    (loop_counts, "by_count", lambda f: exchanged(f, "Python, static", "fori, traced")),
    (loop_counts, "by_count", lambda f: exchanged(f, "Python, static", "fori, static")),
    (new_static_values, "new_values", lambda f: exchanged(f, "static, new", "traced, new")),
    (new_static_values, "new_values", lambda f: exchanged(f, "static, new", "static, same")),
    (jit_pays_off, "jit_or_not", lambda f: exchanged(f, "with jit", "without jit")),
    (jit_pays_off, "jit_or_not", lambda f: replace(f, ahead={"with jit": None})),
    (static_pays_off, "static_or_traced", lambda f: replace(f, ahead={"static n": None})),
    (static_pays_off, "static_or_traced", lambda f: exchanged(f, "static n", "traced n")),
]


@unless_unchanged(__file__, "docs/explore/cost.ipynb", "src/jitguide/costs")
def test_claims_hold_when_measured_again_and_no_other_shape_meets_them() -> None:
    for claim in CLAIMS.values():
        check(claim)
    found = measured(0)
    for claim, name, change in WRONG:
        with pytest.raises(AssertionError):
            claim({**found, name: change(found[name])})


def test_every_section_ends_with_a_claim_that_is_checked() -> None:
    sections = re.split(r"^## ", prose(NOTEBOOK), flags=re.M)[1:]
    claims = {
        section.partition("\n")[0]: re.findall(r"^\*\*.+?\*\*$", section, re.M | re.S)
        for section in sections
    }
    assert claims.pop("Where next") == []
    assert list(claims) == list(CLAIMS)
    assert all(len(found) == 1 for found in claims.values()), claims


def test_blocks_of_the_page_are_its_cells_and_what_they_gave() -> None:
    assert blocks(prose(NOTEBOOK), ROOT) == [], "text or Python is typed between the cells"
    assert "--8<--" not in prose(NOTEBOOK)


def test_no_figure_is_typed() -> None:
    """What depends on the machine comes from the run."""
    typed = re.findall(
        r"\d+(?:\.\d+)?\s*(?:ms|s|times|calls|milliseconds|seconds)\b", prose(NOTEBOOK)
    )
    assert not typed


def test_no_cell_has_a_tag_that_could_hide_it() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    assert all(cell["metadata"] == {} for cell in cells)


def test_without_jitguide_the_first_cell_says_how_to_get_it() -> None:
    first = code_cells(NOTEBOOK)[0]
    variables: dict[str, Any] = {}
    missing = first.replace("from jitguide import costs", "import no_such_package_of_the_guide")
    assert missing != first
    with pytest.raises(ModuleNotFoundError, match="%pip install ADDRESS"):
        exec(missing, variables)
