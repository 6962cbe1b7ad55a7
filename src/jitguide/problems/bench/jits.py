"""Finds where an attempt uses `jax.jit` by itself, whatever name it calls it by."""

import inspect
import sys
import types
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import jax
import jax._src.pjit as _pjit
import jax.lax
import jax.nn
import jax.numpy as jnp
import jax.stages

from jitguide.problems.bench.origin import global_names, is_own, is_own_object

_JITTED: type = type(jax.jit(lambda: 0))
_AHEAD_OF_TIME = (jax.stages.Lowered, jax.stages.Compiled)
_JIT_PRIMITIVES = frozenset({"pjit", "jit", "xla_call", "xla_pmap"})
_CALLBACKS = frozenset({"pure_callback", "io_callback", "outside_call"})


def _code(function: Any) -> types.CodeType | None:
    return getattr(inspect.unwrap(function), "__code__", None)


# the functions of JAX that make a jitted function
_MAKERS = {
    _code(maker)
    for maker in (jax.jit, jax.pmap, getattr(_pjit, "pjit", None), getattr(_pjit, "make_jit", None))
    if maker is not None
} - {None}
# a plain function of JAX that shows up as a jitted one was jitted by the attempt
_PLAIN_IN_JAX = {
    f"{code.co_filename}:{code.co_firstlineno}"
    for space in (jnp, jax.lax, jax.nn)
    for member in vars(space).values()
    if isinstance(member, types.FunctionType) and (code := _code(member)) is not None
}
_getframe = sys._getframe


class JitWatch:
    """Notes each place from which the attempt calls `jax.jit` while `watching`."""

    def __init__(self) -> None:
        self.places: list[str] = []
        self._setprofile, self._getprofile = sys.setprofile, sys.getprofile
        self.busy = False  # the guard asks: a change of profile that is ours is fine

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch the calls of this thread."""
        before = self._getprofile()
        self.busy = True
        self._setprofile(self._event)
        self.busy = False
        try:
            yield
        finally:
            self.busy = True
            self._setprofile(before)
            self.busy = False

    def _event(self, frame: types.FrameType, event: str, _: Any) -> None:
        if event != "call" or frame.f_code not in _MAKERS:
            return
        caller = frame.f_back
        while caller is not None and caller.f_code.co_filename.endswith(
            ("traceback_util.py", "functools.py")
        ):
            caller = caller.f_back
        if caller is not None and is_own(caller.f_code.co_filename):
            self.places.append(f"line {caller.f_lineno} calls {frame.f_code.co_name}")


def jits_in_program(jaxpr: Any) -> list[str]:
    """Name the jitted functions in a jaxpr that JAX did not put there by itself."""
    found = []
    for equation in equations(jaxpr):
        if equation.primitive.name not in _JIT_PRIMITIVES:
            continue
        inner = equation.params.get("jaxpr") or equation.params.get("call_jaxpr")
        inner = getattr(inner, "jaxpr", inner)
        place = str(getattr(getattr(inner, "debug_info", None), "func_src_info", "") or "")
        location = place.partition(" at ")[2]
        if location and (location in _PLAIN_IN_JAX or is_own(location.rpartition(":")[0])):
            found.append(f"the program contains {place.partition(' at ')[0]!r}, jitted")
    return found


def callbacks_in_program(jaxpr: Any) -> list[str]:
    """Name the calls back to Python on the host that a program makes."""
    names = [equation.primitive.name for equation in equations(jaxpr)]
    return [name for name in names if name in _CALLBACKS]


def equations(jaxpr: Any) -> Iterator[Any]:
    """Walk all equations of a jaxpr, those inside loops and branches too."""
    for equation in getattr(jaxpr, "jaxpr", jaxpr).eqns:
        yield equation
        for value in equation.params.values():
            for part in value if isinstance(value, (tuple, list)) else (value,):
                if hasattr(getattr(part, "jaxpr", part), "eqns"):
                    yield from equations(part)


def jitted_within_reach(function: Any) -> list[str]:
    """Name the jitted functions of the attempt that a function can get at by name."""
    found: list[str] = []
    seen: set[int] = set()
    queue: list[tuple[str, Any]] = [(getattr(function, "__name__", "the function"), function)]
    while queue:
        name, thing = queue.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if type(thing) is _JITTED:
            if not _belongs_to_jax(thing):
                found.append(f"{name} is a jitted function")
            continue
        if isinstance(thing, _AHEAD_OF_TIME):
            found.append(f"{name} is a jitted function, compiled ahead of time")
            continue
        queue.extend(_neighbours(name, thing))
    return found


def _neighbours(name: str, thing: Any) -> list[tuple[str, Any]]:
    if isinstance(thing, types.FunctionType):
        if not is_own_object(thing):
            return []
        cells = [(name, cell) for cell in map(_contents, thing.__closure__ or ())]
        defaults = [*(thing.__defaults__ or ()), *(thing.__kwdefaults__ or {}).values()]
        names = sorted(global_names(thing.__code__) & thing.__globals__.keys())
        return [
            *((label, thing.__globals__[label]) for label in names),
            *cells,
            *((name, value) for value in defaults),
            *((f"{name}.{key}", value) for key, value in vars(thing).items()),
        ]
    if isinstance(thing, types.MethodType):
        return [(name, thing.__func__), (name, thing.__self__)]
    if isinstance(thing, partial):
        return [(name, value) for value in (thing.func, *thing.args, *thing.keywords.values())]
    if isinstance(thing, dict):
        return [(f"{name}[{key!r}]", value) for key, value in thing.items()]
    if isinstance(thing, (list, tuple, set, frozenset)):
        return [(name, value) for value in thing]
    if isinstance(thing, (staticmethod, classmethod)):
        return [(name, thing.__func__)]
    if isinstance(thing, types.ModuleType):
        file = getattr(thing, "__file__", None)
        if isinstance(file, str) and is_own(file):
            return [(f"{name}.{key}", value) for key, value in vars(thing).items()]
        return []
    wrapped = getattr(thing, "__wrapped__", None) if hasattr(thing, "cache_info") else None
    if wrapped is not None:
        return [(name, wrapped)]
    if is_own_object(thing):
        inside = dict(vars(thing)) if hasattr(thing, "__dict__") else {}
        members = {**vars(type(thing)), **inside} if not isinstance(thing, type) else inside
        return [(f"{name}.{key}", value) for key, value in members.items()]
    return []


def _contents(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # not filled yet
        return None


def _belongs_to_jax(jitted: Any) -> bool:
    return not any(
        (code := _code(layer)) is not None
        and (
            is_own(code.co_filename) or f"{code.co_filename}:{code.co_firstlineno}" in _PLAIN_IN_JAX
        )
        for layer in (jitted, getattr(jitted, "__wrapped__", None))
        if layer is not None
    )
