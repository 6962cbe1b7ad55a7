"""`watch`: use it in place of `jax.jit` while looking into a problem."""

from collections.abc import Callable
from typing import Any, overload

from jitguide.retraces.watched import Watched


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
