"""On random calls the verdicts agree with what happened, the reasons with what was changed."""

import os
import warnings

import jax
import pytest
from hypothesis import HealthCheck, given, settings

from jitguide.retraces import Call, HazardKind, Kind, Watched, watch
from support.kept import unless_unchanged
from support.random_calls import (
    MUTATED,
    Action,
    Spec,
    Target,
    Truth,
    compiled,
    differences,
    may_share,
    sequences,
)
from support.two_devices import run_on_two_devices

# More of them, drawn at random: JITGUIDE_EXAMPLES=500 FRESH=1
EXAMPLES = int(os.environ.get("JITGUIDE_EXAMPLES", "15"))


@unless_unchanged(__file__, "src/jitguide")
def test_verdicts_and_reasons() -> None:
    agree()


@given(sequences())
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize="JITGUIDE_EXAMPLES" not in os.environ,
)
def agree(steps: list[Spec | Action]) -> None:
    target = Target()
    watched = watch(target.fun, static_argnames="n")
    past: list[Truth] = []
    clears = 0
    with compiled() as log, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for step in steps:
            if isinstance(step, Action):
                target.act(watched, step)
                clears += step.what.startswith("clear")
                continue
            runs, programs = target.runs, log.count
            target.call(watched, step)
            mutations = target.statics.mutable.scale
            traced, compiled_now = target.runs > runs, log.count > programs
            truth = Truth(step, mutations, clears, traced, compiled_now)
            judge(watched, truth, past)
            past.append(truth)
    assert watched.traces == target.runs
    assert watched.compiles == log.count
    assert watched.call_count == len(past)


def judge(watched: Watched, truth: Truth, past: list[Truth]) -> None:
    call = watched.last
    assert call is not None
    assert (call.traced, call.compiled) == (truth.traced, truth.compiled), (call, truth)
    assert call.hit == (not truth.traced and not truth.compiled)
    if truth.traced:
        judge_trace(call, truth, past)
    elif truth.compiled:
        judge_compile(call, truth, past)
    judge_hazards(watched, call, truth, past)


def judge_trace(call: Call, truth: Truth, past: list[Truth]) -> None:
    kinds = {cause.kind for cause in call.causes}
    if call.compared_with is None:
        assert kinds in ({Kind.FIRST}, {Kind.NEW_FUNCTION}), call
        assert not any(earlier.traced for earlier in past)
        return
    reference = past[int(call.compared_with.removeprefix("call ")) - 1]
    assert reference.traced
    changed = differences(reference, truth)
    fewest = min(len(differences(earlier, truth)) for earlier in past if earlier.traced)
    assert len(changed) == fewest, (call, "another call is nearer")
    said = {(cause.kind, cause.argument) for cause in call.causes}
    if changed:
        assert said == changed, (call, truth)
    elif (reference.spec.inside == "jit") != (truth.spec.inside == "jit") and kinds == {
        Kind.TRANSFORMATION
    }:
        pass
    else:
        # The same call again: a cache must have been cleared, or it is the NaN that never equals.
        assert kinds == {Kind.CLEARED} or (kinds == {Kind.UNKNOWN} and "nan" in truth.spec.n), (
            call,
            truth,
        )


def judge_compile(call: Call, truth: Truth, past: list[Truth]) -> None:
    (kind,) = {cause.kind for cause in call.causes}
    alike = [t for t in past if not differences(t, truth)]
    if not alike:
        # The trace is that of an equal static value, which is a hazard, and judged there.
        equal = {(Kind.STATIC, "n"), (Kind.MUTATED, "n")}
        alike = [t for t in past if differences(t, truth) <= equal and may_share(t, truth)]
    same = [t for t in alike if t.spec.inside != "jit"]
    since = [t for t in same if t.clears == truth.clears]
    assert all(t.spec.place != truth.spec.place for t in since), (call, truth)
    if not same:
        assert kind == Kind.COMPILE, (call, truth)
    elif len(since) == len(same):
        assert kind == Kind.PLACE, (call, truth)
        assert {cause.argument for cause in call.causes} == {"x"}
    else:
        assert kind in (Kind.COMPILE, Kind.CLEARED, Kind.PLACE), (call, truth)


def judge_hazards(watched: Watched, call: Call, truth: Truth, past: list[Truth]) -> None:
    kinds = (HazardKind.SHARED, HazardKind.STALE)
    found = [h for h in watched.hazards if h.call == call.number and h.kind in kinds]
    alike = [t for t in past if t.static == truth.static]
    exact = any(not differences(t, truth) and t.clears == truth.clears for t in alike)
    if truth.traced or exact:
        assert not found, (found, truth)
    elif not alike:
        # It hit, and never was there a trace for this very value: it got the trace of another.
        assert [h.argument for h in found] == ["n"], (call, truth)
        stale = truth.static[0] in MUTATED
        assert found[0].kind == (HazardKind.STALE if stale else HazardKind.SHARED)


@pytest.mark.skipif(jax.local_device_count() > 1, reason="this is the run with two devices")
@unless_unchanged(__file__, "src/jitguide")
def test_on_two_devices() -> None:
    assert "1 passed" in run_on_two_devices(__file__, "verdicts_and_reasons")
