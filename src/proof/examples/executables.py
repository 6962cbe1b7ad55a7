"""Lets programs of one process share what XLA compiled: most of their time goes into compiling.

JAX traces, lowers and looks into its own (empty) caches for every program as ever, and asks XLA to
compile as often as ever. Only XLA's work is not done twice: for the same StableHLO, options and
devices it hands out the executable that it made before. XLA's result depends on nothing else, but
for the source lines that it carries along, so a program that asks for an executable itself, by
`.compile()`, gets one of its own.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

KEPT = 2000
"""Executables that are kept; the one that was not asked for longest goes first."""

_NAMES = ("backend_compile_and_load", "backend_compile")  # from JAX 0.6 on, and before
_kept: OrderedDict[str, Any] = OrderedDict()
_sharing = False


def share(on: bool) -> None:
    """Share executables from now on, or no more."""
    global _sharing
    _sharing = on


def install() -> None:
    """Put the sharing, switched off, in front of XLA. JAX must be importable."""
    from jax._src import compiler

    name = next(name for name in _NAMES if hasattr(compiler, name))
    setattr(compiler, name, _sharing_of(getattr(compiler, name)))


def _sharing_of(compile_module: Callable[..., Any]) -> Callable[..., Any]:
    def compile_or_share(backend: Any, module: Any, *arguments: Any, **options: Any) -> Any:
        text = str(module) if _sharing else ""
        # A callback stands in a module as the address of a Python object, which may be used again.
        if not text or "callback" in text:
            return compile_module(backend, module, *arguments, **options)
        key = _key(backend, text, arguments, options)
        if key in _kept:
            _kept.move_to_end(key)
        else:
            _kept[key] = compile_module(backend, module, *arguments, **options)
            if len(_kept) > KEPT:
                _kept.popitem(last=False)
        return _kept[key]

    return compile_or_share


def _key(backend: Any, text: str, arguments: Any, options: Any) -> str:
    parts = [str(id(backend)), text]
    named = (part for pair in sorted(options.items()) for part in pair)
    for value in (*arguments, *named):
        serialize = getattr(value, "SerializeAsString", None)
        parts.append(serialize().hex() if serialize else repr(value))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()
