"""`watch`, for use in place of `jax.jit`, and the function that it returns."""

import functools
import inspect
import types
from collections.abc import Callable
from time import perf_counter
from typing import Any, overload

import jax

from jitguide.retraces import events
from jitguide.retraces.advice import Advice, advise
from jitguide.retraces.body import Body, body_of, name_of
from jitguide.retraces.call import Call
from jitguide.retraces.events import Frame
from jitguide.retraces.explainer import Explainer
from jitguide.retraces.hazards import Hazard
from jitguide.retraces.ledger import Ledger
from jitguide.retraces.parameters import Parameters
from jitguide.retraces.report import Report

# Taken once: in a `watching` block jax.jit is another function.
_jit = jax.jit


class Watched:
    """A jitted function that knows, for each call, whether it traced, compiled or hit, and why.

    Made by `jitguide.watch`. Call it like the function that `jax.jit` returns.

    Attributes:
        calls: every call that was not a plain hit, oldest first.
        hazards: the hazards found so far.
    """

    def __init__(
        self,
        fun: Callable[..., Any],
        options: dict[str, Any],
        say: Callable[[str], object] | None = None,
        many: int = 8,
    ) -> None:
        self._fun = fun
        self._body: Body | None = None
        self._jitted: Any = fun
        parameters = Parameters(fun)
        jitted_elsewhere = hasattr(fun, "lower") and hasattr(fun, "__wrapped__")
        # Without its options, which cannot be read, such a function is watched from outside.
        if options or not jitted_elsewhere:
            source = inspect.unwrap(fun) if jitted_elsewhere else fun
            self._body = body_of(source)
            self._jitted = _jit(self._body, **options)
            static = (options.get("static_argnums"), options.get("static_argnames"))
            parameters = Parameters(source, *static)
        functools.update_wrapper(self, fun, updated=())
        self.__wrapped__ = fun
        self.__name__ = name_of(fun)
        self._ledger = Ledger(self.__name__, say)
        self._explainer = Explainer(self._ledger, parameters, self._body, options, many)
        self.calls: list[Call] = self._ledger.calls
        self.hazards: list[Hazard] = self._ledger.hazards

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """Call the jitted function, and note what that did."""
        running = events.frames()
        frame = Frame(self._body)
        running.append(frame)
        start = perf_counter()
        try:
            result = self._jitted(*args, **kwargs)
        except BaseException as error:
            seconds = perf_counter() - start
            running.pop()
            self._explainer.raised(error, frame, seconds, args, kwargs)
            raise
        seconds = perf_counter() - start
        running.pop()
        if frame.traced or frame.compiles or frame.eager_runs:
            self._explainer.missed(frame, seconds, args, kwargs)
        elif self._body is None and running:
            self._explainer.in_the_dark(frame, seconds)
        else:
            number = self._ledger.hit(seconds)
            if self._explainer.compares_hits:
                self._explainer.hit(number, args, kwargs)
        return result

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        return self if instance is None else types.MethodType(self, instance)

    def __repr__(self) -> str:
        return f"<jitguide.watch of {getattr(self, '__qualname__', self._fun)!s}>"

    @property
    def last(self) -> Call | None:
        """The last call that ended, or None if there was none."""
        return self._ledger.last

    def why(self) -> str:
        """Say in one line what the last call did, and why."""
        return "no call yet" if self.last is None else str(self.last)

    @property
    def traces(self) -> int:
        """How often the body was traced so far."""
        return sum(call.traces for call in self.calls)

    @property
    def compiles(self) -> int:
        """How many programs were compiled for it so far."""
        return sum(call.compiles for call in self.calls)

    @property
    def hits(self) -> int:
        """How many calls found their trace and program in the caches."""
        return self._ledger.hits

    @property
    def call_count(self) -> int:
        """How many calls there were."""
        return self._ledger.call_count

    def report(self) -> Report:
        """Return a table of calls, traces, compiles, hits and seconds, by cause."""
        return self._ledger.report()

    def advice(self) -> Advice:
        """Say for each argument what to do with it, with the evidence."""
        explainer = self._explainer
        with self._ledger.lock, explainer.memory.lock:
            signatures = [entry.signature for entry in explainer.memory.entries]
            return advise(signatures, self._ledger, explainer.needs_value)

    def lower(self, *args: Any, **kwargs: Any) -> Any:
        """Do as `jax.jit(fun).lower`; counts as no call."""
        return self._ahead_of_time("lower", args, kwargs)

    def trace(self, *args: Any, **kwargs: Any) -> Any:
        """Do as `jax.jit(fun).trace`; counts as no call."""
        return self._ahead_of_time("trace", args, kwargs)

    def eval_shape(self, *args: Any, **kwargs: Any) -> Any:
        """Do as `jax.jit(fun).eval_shape`; counts as no call."""
        return self._ahead_of_time("eval_shape", args, kwargs)

    def _ahead_of_time(self, how: str, args: Any, kwargs: dict[str, Any]) -> Any:
        # It traces and is no call, but the calls after it find its trace.
        frame = Frame(self._body)
        events.frames().append(frame)
        try:
            result = getattr(self._jitted, how)(*args, **kwargs)
        finally:
            events.frames().pop()
        if frame.traces:
            self._explainer.traced_ahead(f"{how}()", args, kwargs)
        return result

    def clear_cache(self) -> None:
        """Do as `jax.jit(fun).clear_cache`, and remember it as a cause."""
        self._explainer.cleared(self._jitted.clear_cache)


@overload
def watch(
    fun: Callable[..., Any],
    /,
    *,
    say: Callable[[str], object] | None = ...,
    many: int = ...,
    **jit_options: Any,
) -> Watched: ...
@overload
def watch(
    fun: None = ...,
    /,
    *,
    say: Callable[[str], object] | None = ...,
    many: int = ...,
    **jit_options: Any,
) -> Callable[[Callable[..., Any]], Watched]: ...
def watch(
    fun: Callable[..., Any] | None = None,
    /,
    *,
    say: Callable[[str], object] | None = None,
    many: int = 8,
    **jit_options: Any,
) -> Watched | Callable[[Callable[..., Any]], Watched]:
    """Jit a function with the real `jax.jit`, and know of each call whether it retraced, and why.

    Use it in place of `jax.jit`, also as a decorator, bare or with options, on functions and
    methods. No result changes. Whether a call traced is known because its body ran or did not;
    whether it compiled, from the events that JAX reports through `jax.monitoring`.

    A function that `jax.jit` returned is run as it is and watched from outside: then JAX's events
    tell what it did, and which arguments are static can often be told, not always. Give the options
    of its `jax.jit` again to have it jitted again and watched in full.

    Args:
        fun: the function; or None (as in `@watch(static_argnames="n")`) to get a decorator.
        say: called with one line for each call that was not a plain hit, for example `print`.
        many: a static argument with more values than that is a hazard.
        **jit_options: passed to `jax.jit`.

    Returns:
        A `Watched` function: `why()`, `report()`, `advice()`, `calls`, `hazards`.

    Raises:
        TypeError: `fun` is not callable.
        Whatever `jax.jit` raises, for the same options.

    Warns:
        HazardWarning: once for each hazard found.

    Example:
        >>> import jax.numpy as jnp, jitguide
        >>> @jitguide.watch(static_argnames="n")
        ... def repeat(x, n):
        ...     return jnp.tile(x, n)
        >>> _ = repeat(jnp.ones(2), n=2), repeat(jnp.ones(2), n=3)
        >>> print(repeat.why())
        call 2: traced and compiled: n: 2 -> 3 (against call 1)
    """
    if fun is None:
        return lambda decorated: watch(decorated, say=say, many=many, **jit_options)
    if isinstance(fun, Watched):
        if not jit_options:
            return fun
        fun = fun.__wrapped__
    if not callable(fun):
        raise TypeError(f"watch: fun must be a function; got {fun!r} ({type(fun).__name__})")
    return Watched(fun, jit_options, say, many)
