"""The recorder against real traces, on whatever JAX is installed."""

import functools
import json
import re
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from jitguide.trace.collector import MAX_STEPS
from jitguide.trace.record import Step, TraceRecord, Variable
from jitguide.trace.recorder import MAX_EQUATIONS, record_trace
from support.traced import examples, line_of

X = np.array([1.0, 2.0, 3.0], np.float32)


def variable(step: Step, name: str) -> Variable:
    return next(v for v in step.variables if v.name == name)


def step_at(record: TraceRecord, line: int, which: int = 0) -> Step:
    return [s for s in record.steps if s.line == line and s.event == "line"][which]


def test_traced_and_static_are_told_apart() -> None:
    record = record_trace(examples.tile, X, 2.0, static_argnames="n")
    first = record.steps[0]
    x, n = variable(first, "x"), variable(first, "n")
    assert (x.kind, x.type, x.value, x.depends_on, x.since) == (
        "traced",
        "float32[3]",
        "",
        ("x",),
        None,
    )
    assert (n.kind, n.type, n.value, n.depends_on) == ("static", "float", "2.0", ())
    assert record.arguments == "x: traced float32[3], n: static 2.0"


def test_each_round_of_a_python_loop_is_a_step_with_its_equation() -> None:
    record = record_trace(examples.tile, X, 2, static_argnames="n")
    body = line_of(examples.tile, "parts.append")
    steps = [i for i, s in enumerate(record.steps) if s.line == body]
    assert len(steps) == 2
    products = [e for e in record.equations if e.primitive == "mul"]
    assert [e.line for e in products] == [body, body]
    assert [e.step for e in products] == [i + 1 for i in steps]


def test_a_container_of_tracers_is_neither_traced_nor_static() -> None:
    record = record_trace(examples.tile, X, 2, static_argnames="n")
    parts = variable(record.steps[-1], "parts")
    assert parts.kind == "mixed"
    assert parts.value == "[traced float32[3], traced float32[3]]"
    assert parts.depends_on == ("x",)


def test_the_line_that_bound_a_value_is_known() -> None:
    record = record_trace(examples.conditional_double, 3.0, 2.0, static_argnames="threshold")
    above = variable(record.steps[-1], "above")
    assert above.since == line_of(examples.conditional_double, "above = ")
    assert variable(record.steps[-1], "x").since is None
    assert above.weak


def test_equations_have_the_names_and_order_of_the_jaxpr() -> None:
    record = record_trace(examples.count_up, 3, 0.5, 1.0)
    if not jax.__version__.startswith("0.12"):
        pytest.skip("JAX prints jaxprs in another form up to 0.11; the names are compared on 0.12")
    position = 0
    text = " ".join(record.ending.text.split())
    for equation in record.equations:
        start = " ".join(equation.text.split("[")[0].split())
        assert start in text, equation
        if equation.parent is None:
            assert text.index(start) >= position
            position = text.index(start)


def test_scan_body_is_recorded_once_with_its_own_types() -> None:
    record = record_trace(examples.balances, 0.0, X)
    inner = [s for s in record.steps if s.function == "deposit"]
    assert [s.depth for s in inner] == [1] * len(inner)
    assert variable(inner[0], "amount").type == "float32[]"
    assert variable(inner[0], "amount").depends_on == ("amounts",)
    assert variable(inner[0], "balance").depends_on == ("amounts", "start")
    scan = next(i for i, e in enumerate(record.equations) if e.primitive == "scan")
    added = [e for e in record.equations if e.primitive == "add" and e.parent == scan]
    assert [e.line for e in added] == [line_of(examples.deposit, "balance + amount")]


def test_while_loop_depends_on_what_ends_it() -> None:
    record = record_trace(examples.count_up, 3, 0.5, 1.0)
    last = record.steps[-1]
    assert variable(last, "total").depends_on == ("limit", "step")
    assert variable(last, "other").depends_on == ("other",)
    inside = next(s for s in record.steps if s.function == "up" and s.event == "return")
    assert variable(inside, "total").depends_on == ("step",)
    assert variable(inside, "i").depends_on == ()


def test_one_cached_jaxpr_does_not_mix_dependences() -> None:
    record = record_trace(examples.two_wheres, 1.0, 2.0, 3.0)
    last = record.steps[-1]
    assert variable(last, "first").depends_on == ("a",)
    assert variable(last, "second").depends_on == ("b",)


def test_nested_jit_runs_its_lines_once() -> None:
    record = record_trace(examples.cosine, X, X)
    assert len([s for s in record.steps if s.function == "normalise" and s.event == "line"]) == 1
    # It ran for the first call, whose argument was `a`.
    inside = next(s for s in record.steps if s.function == "normalise")
    assert variable(inside, "v").depends_on == ("a",)
    calls = [
        e for e in record.equations if e.primitive in ("jit", "pjit") and "normalise" in e.text
    ]
    assert [e.note for e in calls] == ["", "the same jaxpr as above"]


def test_grad_and_vmap_show_in_their_tracers() -> None:
    record = record_trace(examples.slope, X, X)
    inside = next(s for s in record.steps if s.function == "loss")
    assert variable(inside, "w").inside == ("grad",)
    assert variable(inside, "x").inside == ()
    record = record_trace(examples.double_rows, np.ones((2, 3), np.float32))
    row = variable(next(s for s in record.steps if s.function == "double_row"), "row")
    assert (row.inside, row.type) == (("vmap",), "float32[3]")


def test_leaves_of_a_pytree_are_named_by_their_path() -> None:
    record = record_trace(examples.layer, {"w": X, "b": X}, X)
    y = variable(record.steps[-1], "y")
    assert y.depends_on == ("params['w']", "x")


def test_what_was_traced_before_is_traced_again() -> None:
    before = record_trace(examples.balances, 0.0, X)
    jax.jit(examples.balances)(0.0, X)
    assert record_trace(examples.balances, 0.0, X) == before
    assert "deposit" in {step.function for step in before.steps}


def test_a_recording_leaves_nothing_in_the_cache() -> None:
    traced = []

    def count(x: Any) -> Any:
        traced.append(x)
        return x

    record_trace(count, X)
    jax.jit(count)(X)
    assert len(traced) == 2


def test_a_jitted_function_keeps_its_static_arguments() -> None:
    examples.jitted_power(X, 2)
    record = record_trace(examples.jitted_power, X, 2)
    assert variable(record.steps[0], "n").kind == "static"
    with pytest.raises(TypeError, match="already jitted"):
        record_trace(examples.jitted_power, X, 2, static_argnames="n")


@pytest.mark.parametrize(
    "function",
    [
        functools.partial(examples.tile, n=2),
        examples.Scale(2.0),
        examples.Scale(2.0).apply,
        functools.wraps(examples.loss)(lambda x: examples.loss(x, x)),
    ],
    ids=["partial", "object", "method", "wrapped"],
)
def test_other_callables(function: Any) -> None:
    record = record_trace(function, X)
    assert record.ending.kind == "jaxpr", record.ending
    assert record.steps


def test_output_is_bounded() -> None:
    record = record_trace(examples.long_loop, X)
    assert len(record.steps) == MAX_STEPS
    assert record.left_out > 1000
    assert len(record.equations) == 1000
    assert "more steps are not shown" in str(record)


def test_the_bounds_are_those_that_the_function_tells() -> None:
    told = re.search(r"At most (\d+) steps and (\d+) equations", str(record_trace.__doc__))
    assert told and [int(number) for number in told.groups()] == [MAX_STEPS, MAX_EQUATIONS]


def test_a_failing_repr_is_shown_as_such() -> None:
    record = record_trace(examples.with_unprintable, X)
    odd = variable(step_at(record, line_of(examples.with_unprintable, "del odd")), "odd")
    assert odd.value == "<Unprintable instance>"


def test_an_error_that_is_caught_is_no_end() -> None:
    record = record_trace(examples.caught, 1.0)
    assert record.ending.kind == "jaxpr"
    assert {s.event for s in record.steps} == {"line", "return"}


def test_a_call_that_fails_before_the_first_line() -> None:
    record = record_trace(examples.tile, X, [2], static_argnames="n")
    assert record.steps == ()
    assert (record.ending.error, record.ending.line) == ("ValueError", None)


@pytest.mark.parametrize(("wrong", "message"), [(3, "got 3 \\(int\\)"), (len, "no Python lines")])
def test_what_cannot_be_traced_is_refused(wrong: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        record_trace(wrong, X)


def test_an_unknown_static_name_is_refused() -> None:
    with pytest.raises(ValueError, match="nn"):
        record_trace(examples.tile, X, 2, static_argnames="nn")


def test_json_is_the_same_for_the_same_trace() -> None:
    first = record_trace(examples.balances, 0.0, X).to_json()
    assert first == record_trace(examples.balances, 0.0, X).to_json()
    data = json.loads(first)
    assert data["format"] == "jitguide.trace/1"
    assert data["jax"] == jax.__version__
    assert {e.get("parent", "none") for e in data["equations"]} == {"none", 0}
    assert all("step" in e for e in data["equations"])
    assert all(0 <= v < len(data["variables"]) for s in data["steps"] for v in s["variables"])


@pytest.mark.parametrize("filtering", ["remove_frames", "auto"])
def test_no_setting_stays_changed(filtering: str) -> None:
    jax.config.update("jax_traceback_filtering", filtering)  # type: ignore[no-untyped-call]
    record_trace(examples.conditional_double, 3.0, 2.0)
    assert jax.config.jax_traceback_filtering == filtering


def test_leak_checking_stays_quiet() -> None:
    with jax.checking_leaks():
        record = record_trace(examples.balances, 0.0, X)
    assert record.ending.kind == "jaxpr", record.ending


def test_jaxpr_is_the_one_that_jit_makes() -> None:
    record = record_trace(examples.balances, 0.0, X)
    assert record.ending.text == str(jax.jit(examples.balances).trace(0.0, X).jaxpr)


def test_equations_do_not_disturb_a_call_afterwards() -> None:
    record_trace(examples.cosine, X, X)
    np.testing.assert_allclose(jax.jit(examples.cosine)(X, X), 1.0, rtol=1e-6)
    assert jnp.isfinite(jax.jit(examples.slope)(X, X)).all()
