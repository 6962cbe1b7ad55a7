"""A test for each reason to trace or compile: the argument, the old and the new value."""

import functools
import itertools
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from jitguide import watch
from jitguide.retraces import HazardWarning, Kind, Watched
from jitguide.retraces.context import TRACED_UNDER


@pytest.fixture(autouse=True)
def _no_hazard_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", HazardWarning)
        yield


X = np.ones(3, "float32")


def scaled(static: str = "n") -> Watched:
    def scale(x: Any, n: Any = 2) -> Any:
        return x

    return watch(scale, static_argnames=static)


def last(watched: Watched) -> tuple[str, str | None, str, str]:
    """Return kind, argument, old and new of the only cause of the last call."""
    assert watched.last is not None
    (cause,) = watched.last.causes
    return cause.kind, cause.argument, cause.old, cause.new


def test_first_call_then_hit() -> None:
    def first(x: Any) -> Any:
        return x

    f = watch(first)
    f(X)
    assert f.last is not None and f.last.traced and f.last.compiled
    assert f.why() == "call 1: traced and compiled: first call"
    f(X)
    assert f.last.hit
    assert f.why() == "call 2: hit"


def test_static_value_changed() -> None:
    f = scaled()
    f(X, n=2)
    f(X, n=3)
    assert f.why() == "call 2: traced and compiled: n: 2 -> 3 (against call 1)"
    assert last(f) == (Kind.STATIC, "n", "2", "3")


def test_old_value_is_that_of_the_nearest_trace() -> None:
    f = scaled()
    f(X, n=2)
    f(np.ones(4, "float32"), n=3)
    f(X, n=3)  # one difference to call 2, and one to call 1: the later call wins
    assert last(f) == (Kind.SHAPE, "x", "(4,)", "(3,)")
    f(X, n=4)
    assert f.last is not None and f.last.compared_with == "call 3"


def test_same_value_by_keyword_and_by_position() -> None:
    f = scaled()
    f(X, n=2)
    f(X, 2)
    assert last(f) == (Kind.PASSING, "n", "by keyword", "by position")


def test_traced_argument_by_keyword() -> None:
    f = scaled()
    f(X)
    f(x=X)
    assert last(f) == (Kind.PASSING, "x", "by position", "by keyword")


def test_default_omitted_or_given() -> None:
    f = scaled()
    f(X)
    f(X, n=2)
    assert last(f) == (Kind.DEFAULT, "n", "omitted (default 2)", "given as 2")
    g = scaled(static=())  # type: ignore[arg-type]
    g(X, 2)
    g(X)
    assert last(g) == (Kind.DEFAULT, "n", "given as ~int32[]", "omitted (default 2)")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (X, np.ones((3, 1), "float32"), (Kind.SHAPE, "x", "(3,)", "(3, 1)")),
        (X, np.ones(3, "int32"), (Kind.DTYPE, "x", "float32", "int32")),
        (np.float32(1), 1.0, (Kind.WEAK, "x", "False", "True")),
        ((X, X), (X, X, X), (Kind.STRUCTURE, "x", "(*, *)", "(*, *, *)")),
        ([X], (X,), (Kind.STRUCTURE, "x", "[*]", "(*,)")),
        ({"a": X}, {"b": X}, (Kind.STRUCTURE, "x", "{'a': *}", "{'b': *}")),
        (X, None, (Kind.STRUCTURE, "x", "*", "None")),
    ],
)
def test_traced_argument(old: Any, new: Any, expected: tuple[str, ...]) -> None:
    f = scaled()
    f(old)
    f(new)
    assert last(f) == expected


def test_names_the_leaf() -> None:
    f = scaled()
    f({"w": [X, X]})
    f({"w": [X, X[:2]]})
    assert f.last is not None
    assert f.last.causes[0].text == "x['w'][1]: shape (3,) -> (2,)"


def test_two_things_changed() -> None:
    f = scaled()
    f(X, n=2)
    f(X[:2], n=3)
    assert f.last is not None
    assert [cause.kind for cause in f.last.causes] == [Kind.SHAPE, Kind.STATIC]


def test_many_leaves_are_counted() -> None:
    f = scaled()
    f([X] * 9)
    f([X[:2]] * 9)
    assert f.last is not None
    assert len(f.last.causes) == 4
    assert str(f.last.causes[-1]) == "x: and 6 more leaves (shape)"


def test_number_of_variadic_arguments() -> None:
    def total(*terms: Any) -> Any:
        return sum(terms)

    f = watch(total)
    f(X)
    f(X, X)
    assert last(f) == (Kind.ARGUMENTS, "terms[1]", "absent", "given as float32[3]")


def test_static_type_is_shown_where_the_value_looks_the_same() -> None:
    f = scaled()
    f(X, 1)
    f(X, True)
    assert last(f)[2:] == ("1 (int)", "True (bool)")


def test_nan() -> None:
    f = scaled()
    f(X, n=float("nan"))
    f(X, n=float("nan"))
    assert last(f) == (Kind.NAN, "n", "nan", "nan")


class Config:
    def __init__(self, scale: int) -> None:
        self.scale = scale


def test_equal_object_compared_by_identity() -> None:
    f = scaled()
    f(X, n=Config(1))
    f(X, n=Config(1))
    assert f.last is not None
    (cause,) = f.last.causes
    assert (cause.kind, cause.argument) == (Kind.IDENTITY, "n")
    assert str(cause) == "n: another Config object with equal fields; Config compares by identity"


def test_other_object_compared_by_identity() -> None:
    f = scaled()
    f(X, n=Config(1))
    f(X, n=Config(2))
    assert f.last is not None
    assert "scale: 1 -> 2" in str(f.last.causes[0])


def test_lambda_as_static_argument() -> None:
    f = scaled()
    for _ in range(2):
        f(X, n=lambda v: v)
    kind, argument, _, _ = last(f)
    assert (kind, argument) == (Kind.IDENTITY, "n")
    assert f.last is not None and "test_causes.py:" in str(f.last.causes[0])


@dataclass
class Settings:
    scale: int

    def __hash__(self) -> int:
        return hash(self.scale)


def test_mutated_object() -> None:
    """Whether JAX traces again depends on the version: a reason or a hazard is given."""
    f = scaled()
    settings = Settings(1)
    f(X, n=settings)
    settings.scale = 2
    f(X, n=settings)
    assert f.last is not None
    if f.last.traced:
        assert last(f) == (Kind.MUTATED, "n", "scale=1", "scale=2")
    else:
        assert "mutated after the trace" in [h.kind for h in f.hazards]


def _add(n: Any, x: Any) -> Any:
    return x + n


def _makers() -> list[tuple[str, Callable[[], Callable[[Any], Any]]]]:
    def closure() -> Callable[[Any], Any]:
        number = next(counter)

        def inner(x: Any) -> Any:
            return x + number

        return inner

    counter = itertools.count()
    return [
        ("lambda", lambda: lambda x: x),
        ("function inner", closure),
        ("partial", lambda: functools.partial(_add, next(counter))),
        ("partial", lambda: functools.partial(jnp.add, next(counter))),
    ]


@pytest.mark.parametrize(("what", "make"), _makers(), ids=lambda v: v if isinstance(v, str) else "")
def test_new_function_object(what: str, make: Callable[[], Callable[[Any], Any]]) -> None:
    for _ in range(2):
        f = watch(make())
        f(X)
    kind, argument, _, _ = last(f)
    assert (kind, argument) == (Kind.NEW_FUNCTION, None)
    text = str(f.last)
    assert f"{what} defined at" in text and "jitted at" in text and "test_causes.py:" in text


def test_captured_variable_is_named() -> None:
    for k in (2, 3):
        f = watch(lambda x: x * k)  # noqa: B023
        f(X)
    assert "captured k: 2 -> 3" in f.why()


def test_same_function_watched_again_hits() -> None:
    def same(x: Any) -> Any:
        return x

    watch(same)(X)
    f = watch(same)
    f(X)
    assert f.last is not None and f.last.hit


def _x64() -> Any:
    if hasattr(jax, "enable_x64"):
        return jax.enable_x64(True)
    from jax.experimental import enable_x64  # type: ignore[attr-defined]

    return enable_x64()


def test_x64() -> None:
    f = scaled()
    f(1.0)
    with _x64():
        f(1.0)
    assert last(f) == (Kind.CONTEXT, "jax_enable_x64", "False", "True")


def test_matmul_precision() -> None:
    f = scaled()
    f(X)
    with jax.default_matmul_precision("float32"):
        f(X)
    assert last(f) == (Kind.CONTEXT, "jax_default_matmul_precision", "None", "'float32'")


# Another value for each setting that a trace is made under; it holds in this process.
_OTHER = {
    "jax_enable_x64": True,
    "jax_default_matmul_precision": "float32",
    "jax_numpy_rank_promotion": "raise",
    "jax_numpy_dtype_promotion": "strict",
    "jax_threefry_partitionable": not jax.config.jax_threefry_partitionable,
}


@pytest.mark.parametrize("name", [*_OTHER, "jax_default_device"])
def test_a_setting_that_traces_again_is_named_without_doubt(name: str) -> None:
    f, before = scaled(), getattr(jax.config, name)
    f(X)
    jax.config.update(name, _OTHER.get(name, jax.devices()[0]))  # type: ignore[no-untyped-call]
    try:
        f(X)
    finally:
        jax.config.update(name, before)  # type: ignore[no-untyped-call]
    assert f.traces == 2
    assert last(f)[:2] == (Kind.CONTEXT, name)
    assert "cannot tell" not in f.why()


def test_every_setting_that_traces_again_is_tried() -> None:
    assert {*_OTHER, "jax_default_device", "jax_disable_jit", "mesh"} == set(TRACED_UNDER)


@pytest.mark.filterwarnings("ignore:.with mesh:DeprecationWarning")  # all versions know it
def test_mesh() -> None:
    f = scaled()
    f(X)
    with jax.sharding.Mesh(np.array(jax.devices()[:1]), ("i",)):
        f(X)
    assert last(f)[:2] == (Kind.CONTEXT, "mesh")


def test_disable_jit() -> None:
    f = scaled()
    f(X)
    with jax.disable_jit():
        f(X)
    assert last(f)[:2] == (Kind.NO_JIT, "jax_disable_jit")
    assert f.last is not None and f.last.eager and not f.last.traced and not f.last.hit
    assert f.traces == 1


def test_all_caches_cleared() -> None:
    f = scaled()
    f(X)
    jax.clear_caches()  # type: ignore[no-untyped-call]
    f(X)
    assert f.why() == (
        "call 2: traced and compiled: jax.clear_caches() was called in between (against call 1)"
    )


def test_own_cache_cleared() -> None:
    f = scaled()
    f(X)
    f.clear_cache()
    f(X)
    assert last(f)[0] == Kind.CLEARED
    assert "clear_cache() of this function" in f.why()


def test_evicted_is_never_a_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trace that comes again for no reason in sight is not explained away."""
    f = scaled()
    f(X)
    with monkeypatch.context() as patch:
        patch.setattr(f, "clear_cache", None)
        f._jitted.clear_cache()  # JAX forgets, watch does not know
    f(X)
    assert last(f)[0] == Kind.UNKNOWN
    assert "cannot tell" in f.why()


def test_other_options_of_jit() -> None:
    def named(x: Any) -> Any:
        return x

    watch(named)(X)
    jax.clear_caches()  # type: ignore[no-untyped-call]
    f = watch(named, inline=True)
    f(X)
    assert last(f)[0] in (Kind.CLEARED, Kind.NEW_FUNCTION)


def test_inner_retrace_under_an_outer_jit() -> None:
    def inner(x: Any, n: int) -> Any:
        return x * n

    f = watch(inner, static_argnames="n")
    f(X, n=2)
    jax.jit(lambda x: f(x, n=2))(X)
    assert f.last is not None and f.last.hit  # the outer trace reuses the inner one
    jax.jit(lambda x: f(x, n=3))(X)
    assert f.last.verdict == "traced inside another trace"
    assert last(f) == (Kind.STATIC, "n", "2", "3")


def test_watched_inside_watched() -> None:
    def inner(x: Any) -> Any:
        return x + 1

    f = watch(inner)
    g = watch(lambda x: f(x) * 2)
    g(X)
    assert (f.traces, f.compiles, g.traces, g.compiles) == (1, 0, 1, 1)
    g(X[:2])
    assert (f.traces, f.compiles, g.traces, g.compiles) == (2, 0, 2, 2)
    assert last(f) == (Kind.SHAPE, "x", "(3,)", "(2,)")


def test_compiled_alone_after_a_trace_inside() -> None:
    f = scaled()
    jax.jit(lambda x: f(x))(X)
    f(X)
    assert f.last is not None and f.last.verdict == "compiled without a trace"
    assert last(f)[0] == Kind.COMPILE


def test_vmap_compiles_without_a_trace_or_says_so() -> None:
    f = scaled()
    f(X)
    jax.vmap(f)(np.ones((5, 3), "float32"))
    assert f.last is not None and f.last.compiled
    assert last(f)[0] == Kind.TRANSFORMATION


def test_lowered_ahead_of_time() -> None:
    f = scaled()
    f.lower(X)
    f(X)
    assert f.last is not None
    assert not f.last.traced
    f(X[:2])
    assert last(f) == (Kind.SHAPE, "x", "(3,)", "(2,)")
    assert f.last.compared_with == "lower()"


def test_error_in_the_body() -> None:
    def branch(x: Any, n: Any) -> Any:
        return x if n else -x

    f = watch(branch)
    with pytest.raises(jax.errors.TracerBoolConversionError):
        f(X, True)
    assert f.why() == (
        "call 1: raised TracerBoolConversionError while tracing: "
        "the body needs the value of n, which is traced"
    )


def test_debug_nans_reruns_the_body_without_a_trace() -> None:
    f = watch(lambda x: jnp.log(x))
    f(X)
    jax.config.update("jax_debug_nans", True)  # type: ignore[no-untyped-call]
    try:
        with pytest.raises(FloatingPointError):
            f(-X[:2])  # the program of call 1 was made without the check
    finally:
        jax.config.update("jax_debug_nans", False)  # type: ignore[no-untyped-call]
    assert f.traces == 2


@pytest.mark.skipif(
    jax.__version__ == "0.4.30",
    reason="jax.jit of 0.4.30 hands the static value to the program, and fails",
)
def test_negative_static_argnums() -> None:
    def scale(x: Any, n: Any) -> Any:
        return x * n

    f = watch(scale, static_argnums=-1)
    f(X, 2)
    f(X, 3)
    assert last(f) == (Kind.STATIC, "n", "2", "3")


def test_donated_argument() -> None:
    f = watch(lambda x: x + 1, donate_argnums=0)
    f(jnp.ones(3))
    f(jnp.ones(4))
    assert last(f) == (Kind.SHAPE, "x", "(3,)", "(4,)")
