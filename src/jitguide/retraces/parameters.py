"""Which arguments of a call are static, by the rules of `jax.jit`, and what they are called."""

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from jitguide.array_types import VERSION
from jitguide.retraces.exact import Omitted

_NAMED = inspect.Parameter.POSITIONAL_OR_KEYWORD


OMITTED = Omitted()


@dataclass(frozen=True)
class Argument:
    """One argument as it was passed in one call."""

    name: str
    by_keyword: bool
    static: bool
    value: Any


class Parameters:
    """The parameters of a function, and which of them `jax.jit` takes as static.

    With only `static_argnums` or only `static_argnames` given, JAX finds the other in the
    signature, so that an argument is static however it is passed; with both given it takes them as
    they are.
    """

    def __init__(
        self,
        fun: Callable[..., Any],
        static_argnums: int | Iterable[int] | None = None,
        static_argnames: str | Iterable[str] | None = None,
    ) -> None:
        try:
            self.signature: inspect.Signature | None = inspect.signature(fun)
        except (TypeError, ValueError):
            self.signature = None
        parameters = list(self.signature.parameters.values()) if self.signature else []
        self._positional = [p.name for p in parameters if p.kind in (p.POSITIONAL_ONLY, _NAMED)]
        variadic = [p.name for p in parameters if p.kind == p.VAR_POSITIONAL]
        self._variadic = variadic[0] if variadic else "args"
        self.defaults = {p.name: p.default for p in parameters if p.default is not p.empty}

        nums = None if static_argnums is None else _indices(static_argnums)
        names = None if static_argnames is None else _names(static_argnames)
        named = {i: p.name for i, p in enumerate(parameters) if p.kind == _NAMED}
        if nums is not None and names is None:
            counted = set(nums)
            if VERSION >= (0, 12):  # the first recorded one that names a negative static_argnums
                counted |= {i + len(parameters) for i in nums if i < 0}
            names = {name for i, name in named.items() if i in counted}
        elif names is not None and nums is None:
            nums = {i for i, name in named.items() if name in names}
        # JAX counts a negative index from the last parameter, or where there is *args from the
        # last argument of the call.
        if self.signature is not None and not variadic:
            count = len(self._positional)
            nums = {i + count if i < 0 else i for i in nums or ()}
        self._nums: frozenset[int] = frozenset(nums or ())
        self._names: frozenset[str] = frozenset(names or ())
        self._ordered_nums = tuple(sorted(self._nums))
        self._ordered_names = tuple(sorted(self._names))
        self.any_static = bool(self._nums or self._names)

    def static_values(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
        """Return the static values of a call in a fixed order (this runs on every hit)."""
        count = len(args)
        values = [args[i] if -count <= i < count else OMITTED for i in self._ordered_nums]
        if kwargs:
            values += [kwargs.get(name, OMITTED) for name in self._ordered_names]
        return tuple(values)

    def arguments(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Argument]:
        """Name every argument of a call: by parameter, or `args[2]` where it has no name."""
        count = len(args)
        static = {i if i >= 0 else i + count for i in self._nums}
        found = [Argument(self._name(i), False, i in static, value) for i, value in enumerate(args)]
        found += [
            Argument(name, True, name in self._names, kwargs[name]) for name in sorted(kwargs)
        ]
        return found

    def _name(self, index: int) -> str:
        if index < len(self._positional):
            return self._positional[index]
        return f"{self._variadic}[{index - len(self._positional)}]"


def _indices(argnums: int | Iterable[int]) -> set[int]:
    return {argnums} if isinstance(argnums, int) else {int(i) for i in argnums}


def _names(argnames: str | Iterable[str]) -> set[str]:
    return {argnames} if isinstance(argnames, str) else set(argnames)
