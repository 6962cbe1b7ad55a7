"""`watch` changes no result, no error, no name, and works wherever `jax.jit` is used."""

import functools
import threading
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from jitguide import watch
from jitguide.retraces import Watched

X = np.arange(3, dtype="float32")


def test_decorator_without_and_with_options() -> None:
    @watch
    def double(x: Any) -> Any:
        """Double it."""
        return x * 2

    @watch(static_argnames="n")
    def repeat(x: Any, n: int) -> Any:
        return jnp.tile(x, n)

    assert double(X).tolist() == [0, 2, 4]
    assert (double.__name__, double.__doc__) == ("double", "Double it.")
    assert repeat(X, n=2).shape == (6,)


def test_methods() -> None:
    class Scale:
        def __init__(self, factor: int) -> None:
            self.factor = factor

        @functools.partial(watch, static_argnums=0)
        def __call__(self, x: Any) -> Any:
            return x * self.factor

        @watch(static_argnames="self")
        def again(self, x: Any) -> Any:
            return x * self.factor

    scale = Scale(3)
    with pytest.warns(UserWarning, match="compare by identity"):
        assert scale(X).tolist() == [0, 3, 6]
    with pytest.warns(UserWarning, match="compare by identity"):
        assert scale.again(X).tolist() == [0, 3, 6]
    assert scale.again.traces == 1
    bound = watch(scale.again.__wrapped__.__get__(scale))
    assert bound(X).tolist() == [0, 3, 6]


def test_transformations() -> None:
    f = watch(lambda x: (x**2).sum())
    assert jax.grad(f)(X).tolist() == [0, 2, 4]
    assert jax.vmap(f)(np.ones((2, 3), "float32")).tolist() == [3, 3]
    assert str(jax.make_jaxpr(f)(X)).count("integer_pow") == 1
    assert f.lower(X).compile()(X) == 5
    assert f.eval_shape(X).shape == ()


def test_error_is_the_one_of_jit() -> None:
    def branch(x: Any) -> Any:
        return x if x.sum() > 0 else -x

    messages = []
    for jitted in (jax.jit(branch), watch(branch)):
        with pytest.raises(jax.errors.TracerBoolConversionError) as caught:
            jitted(X)
        messages.append(str(caught.value))
    assert messages[0] == messages[1]


def test_options_are_checked_by_jit() -> None:
    with pytest.raises(ValueError, match="missing"):
        watch(lambda x: x, static_argnames="missing")
    with pytest.raises(TypeError, match="watch: fun must be a function; got 3"):
        watch(3)  # type: ignore[call-overload]


def test_watch_of_watched() -> None:
    f = watch(lambda x: x)
    assert watch(f) is f
    assert watch(f, inline=True) is not f


def test_a_function_jitted_elsewhere_runs_as_it_is() -> None:
    runs = []

    def scale(x: Any, n: int, by: str = "a") -> Any:
        runs.append(n)
        return x * n

    jitted = jax.jit(scale, static_argnames=("n", "by"))
    f = watch(jitted)
    f(X, n=2)
    f(X, n=2)
    assert f.last is not None and f.last.hit
    f(X, n=3)
    assert f.why() == "call 3: traced and compiled: n: 2 -> 3 (against call 1)"
    f(X, n=3, by="b")
    assert "by: omitted (default 'a') -> given as 'b'" in f.why()
    f(X[:2], n=3, by="b")
    assert "x: shape (3,) -> (2,)" in f.why()
    assert f.traces == len(runs) == 4
    jitted(X, n=3)
    assert len(runs) == 4  # one cache for both


def test_a_function_jitted_elsewhere_inside_another_trace_is_not_guessed() -> None:
    f = watch(jax.jit(lambda x: x + 1))
    outer = watch(lambda x: f(x) * 2)
    outer(X)
    assert f.last is not None
    assert f.last.traced in (True, None)
    if f.last.traced is None:
        assert "cannot tell" in f.last.verdict


def test_a_function_jitted_elsewhere_jitted_anew_with_options() -> None:
    f = watch(jax.jit(lambda x, n: x * n, static_argnames="n"), static_argnames="n")
    f(X, n=2)
    f(X, n=3)
    assert f.traces == 2 and "n: 2 -> 3" in f.why()


def test_say() -> None:
    lines: list[str] = []
    f = watch(lambda x: x, say=lines.append)
    f(X)
    f(X)
    f(X[:2])
    assert [line.split(":")[:2] for line in lines] == [
        ["<lambda>", " call 1"],
        ["<lambda>", " call 3"],
    ]


def test_no_array_is_kept_alive() -> None:
    import gc
    import weakref

    f = watch(lambda x: x + 1)
    x = jnp.ones(5)
    f(x)
    gone = weakref.ref(x)
    del x
    gc.collect()
    assert gone() is None


def test_functions_are_collected() -> None:
    import gc
    import weakref

    def once() -> Any:
        def body(x: Any) -> Any:
            return x

        watch(body)(X)
        return weakref.ref(body)

    gone = once()
    jax.clear_caches()  # type: ignore[no-untyped-call]
    gc.collect()
    assert gone() is None


def test_threads() -> None:
    """Calls from many threads: every call is counted, and every trace belongs to one call."""
    runs: list[int] = []
    lock = threading.Lock()

    def body(x: Any, n: int) -> Any:
        with lock:
            runs.append(n)
        return x * n

    f: Watched = watch(body, static_argnames="n", many=100)
    start = threading.Barrier(8)

    def work(offset: int) -> None:
        start.wait()
        for i in range(30):
            f(X, n=(i + offset) % 5)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert f.call_count == 240
    assert f.traces == len(runs)
    assert f.hits + len(f.calls) == 240
    assert sorted({call.number for call in f.calls}) == sorted(call.number for call in f.calls)
    calls, _, _, hits, _ = f.report().totals
    assert (calls, hits) == (240, f.hits)


def test_a_failing_explanation_does_not_fail_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    from jitguide.retraces import explainer

    def broken(*_: object) -> None:
        raise RuntimeError("odd argument")

    f = watch(lambda x: x * 2)
    monkeypatch.setattr(explainer, "signature_of", broken)
    assert f(X).tolist() == [0, 2, 4]
    assert "cannot tell: the explanation raised RuntimeError: odd argument" in f.why()
    assert (f.traces, f.compiles) == (1, 1)


def test_a_failing_look_at_a_hit_does_not_fail_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    from jitguide.retraces.sharing import Sharing

    def broken(*_: object) -> None:
        raise RuntimeError("odd value")

    f = watch(lambda x, n: x * n, static_argnames="n")
    f(X, n=2)
    monkeypatch.setattr(Sharing, "hazards", broken)
    assert f(X, n=2).tolist() == [0, 2, 4]
    assert f.why() == "call 2: hit"
