"""Random calls with everything that can make `jax.jit` trace, and what happened in each.

What is true comes from sources that `watch` does not use: the body counts its own runs, JAX's log
says what it compiled, and the generator knows what it changed.
"""

import logging
import math
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from hypothesis import strategies as st

from jitguide.retraces import Kind

# ---- values for the static argument


@dataclass(frozen=True)
class Frozen:
    """Compares by value; Frozen(1) == Frozen(1.0)."""

    scale: float


class Plain:
    """Compares by identity."""

    def __init__(self) -> None:
        self.scale = 1


class Mutable:
    """Compares by value, and is mutated by the generator."""

    def __init__(self) -> None:
        self.scale = 0

    def __hash__(self) -> int:
        return hash(self.scale)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mutable) and self.scale == other.scale


def _functions() -> list[Callable[[], int]]:
    return [(lambda: 1) for _ in range(2)]


class Statics:
    """The pool of static values of one sequence of calls."""

    def __init__(self) -> None:
        self.mutable = Mutable()
        self.plain = Plain()
        self.values: dict[str, Any] = {
            "1": 1,
            "2": 2,
            "1.0": 1.0,
            "True": True,
            "0.0": 0.0,
            "-0.0": -0.0,
            "'relu'": "relu",
            "None": None,
            "(1,)": (1,),
            "(1.0,)": (1.0,),
            "nan": math.nan,
            "another nan": float("nan"),
            "np.int64(1)": np.int64(1),
            "Frozen(1)": Frozen(1),
            "Frozen(1.0)": Frozen(1.0),
            "plain": self.plain,
            "another plain": Plain(),
            "mutable": self.mutable,
            "function": _functions()[0],
            "another function": _functions()[1],
        }


STATIC_NAMES = tuple(Statics().values)

# Values that are equal, or alike, and are not the same: the next value is often one of these.
TWINS = (
    ("1", "1.0", "True", "np.int64(1)"),
    ("0.0", "-0.0"),
    ("(1,)", "(1.0,)"),
    ("Frozen(1)", "Frozen(1.0)"),
    ("nan", "another nan"),  # these and the following are unequal
    ("plain", "another plain"),
    ("function", "another function"),
)
MUTATED = {"plain", "mutable"}


EQUAL = 4  # so many groups of twins are equal for Python

# ---- values for the traced arguments: name -> (how to make it, shape, dtype, weak, dtype given)


@dataclass(frozen=True)
class Made:
    make: Callable[[], Any]
    shape: tuple[int, ...]
    given: str
    weak: bool = False

    def dtype(self, x64: bool) -> str:
        wide = {"float": "float64", "int": "int64", "float64": "float64", "bool": "bool"}
        if self.given in wide:
            narrow = {"float64": "float32", "int64": "int32", "bool": "bool"}
            return wide[self.given] if x64 else narrow[wide[self.given]]
        return self.given


TRACED = {
    "f32[3]": Made(lambda: jnp.ones(3, "float32"), (3,), "float32"),
    "f32[4]": Made(lambda: jnp.ones(4, "float32"), (4,), "float32"),
    "i32[3]": Made(lambda: jnp.ones(3, "int32"), (3,), "int32"),
    "np f32[3]": Made(lambda: np.ones(3, "float32"), (3,), "float32"),
    "np f64[3]": Made(lambda: np.ones(3, "float64"), (3,), "float64"),
    "f32[]": Made(lambda: jnp.ones((), "float32"), (), "float32"),
    "np.float32": Made(lambda: np.float32(1), (), "float32"),
    "1.0": Made(lambda: 1.0, (), "float", True),
    "2.0": Made(lambda: 2.0, (), "float", True),
    "3": Made(lambda: 3, (), "int", True),
    "True": Made(lambda: True, (), "bool"),
}

TREES: dict[str, Callable[[], Any]] = {
    "None": lambda: None,
    "{a}": lambda: {"a": np.ones(2, "float32")},
    "{a, b}": lambda: {"a": np.ones(2, "float32"), "b": np.ones(2, "float32")},
    "[a]": lambda: [np.ones(2, "float32")],
    "(a,)": lambda: (np.ones(2, "float32"),),
    "({a}, b)": lambda: ({"a": np.ones(2, "float32")}, np.ones(2, "float32")),
}

# From 0.5 on the type of an array names its mesh, and types are part of the key of a trace.
MESH_IS_IN_THE_TYPE = tuple(int(part) for part in jax.__version__.split(".")[:2]) >= (0, 5)

PLACES = ["uncommitted"] + ["device 0", "device 1", "sharded"] * (jax.local_device_count() > 1)
STYLES = ("n by keyword", "n by position", "n omitted", "all by keyword")
INSIDE = ("", "", "", "jit", "thread")


@dataclass(frozen=True)
class Spec:
    """One call, described."""

    x: str = "f32[3]"
    tree: str = "None"
    static: str = "1"
    style: str = "n by keyword"
    give_t: bool = False
    place: str = "uncommitted"
    x64: bool = False
    precision: str | None = None
    ranks: str = "allow"
    inside: str = ""

    @property
    def n(self) -> str:
        return "omitted" if self.style == "n omitted" else self.static

    def given(self) -> str:
        """The dtype before JAX narrows it, as has happened to a tracer or an array on a device."""
        made, narrowed = TRACED[self.x], self.inside == "jit" or self.place != "uncommitted"
        return made.dtype(self.x64) if narrowed else made.given

    def __repr__(self) -> str:
        changed = {k: v for k, v in vars(self).items() if v != getattr(Spec, k)}
        return f"Spec({', '.join(f'{k}={v!r}' for k, v in changed.items())})"


@dataclass(frozen=True)
class Action:
    """Something else than a call."""

    what: str  # "clear all", "clear own", "mutate"


_fields: dict[str, st.SearchStrategy[Any]] = {
    "x": st.sampled_from(sorted(TRACED)),
    "tree": st.sampled_from(sorted(TREES)),
    "static": st.sampled_from(STATIC_NAMES),
    "style": st.sampled_from(STYLES),
    "give_t": st.booleans(),
    "place": st.sampled_from(PLACES),
    "x64": st.booleans(),
    "precision": st.sampled_from([None, "float32"]),
    "ranks": st.sampled_from(["allow", "raise"]),
    "inside": st.sampled_from(INSIDE),
}


@st.composite
def sequences(draw: st.DrawFn) -> list[Spec | Action]:
    """Draw calls that each change a little of the one before, with actions between them."""
    steps: list[Spec | Action] = []
    spec = Spec(static=draw(_fields["static"]))
    for _ in range(draw(st.integers(3, 10))):
        if draw(st.integers(0, 9)) == 0:
            action = Action(draw(st.sampled_from(["clear all", "clear own", "mutate"])))
            if action.what == "mutate" and draw(st.booleans()):
                # The object is traced, mutated, and passed again.
                static = draw(st.sampled_from(sorted(MUTATED)))
                spec = Spec(**{**vars(spec), "static": static, "style": "n by keyword"})
                steps += [spec, action, spec]
                continue
            steps.append(action)
            if draw(st.booleans()):
                steps.append(spec)  # the same call after it
                continue
        names = draw(st.lists(st.sampled_from(sorted(_fields)), max_size=2, unique=True))
        spec = Spec(**{**vars(spec), **{name: draw(_fields[name]) for name in names}})
        twins = [name for group in TWINS if spec.static in group for name in group]
        if twins and draw(st.integers(0, 3)) == 0:
            spec = Spec(**{**vars(spec), "static": draw(st.sampled_from(twins))})
        if spec.inside:
            spec = Spec(**{**vars(spec), "place": "uncommitted"})
        steps.append(spec)
    return steps


# ---- the function that is called


class Target:
    """A function that counts the runs of its body, and the means to call it as a spec says."""

    def __init__(self) -> None:
        self.runs = 0
        self.statics = Statics()

        def target(x: Any, tree: Any = None, n: Any = 1, t: Any = 0.5) -> Any:
            self.runs += 1
            return jax.tree_util.tree_map(lambda leaf: jnp.asarray(leaf) * 2, (x, tree, t))

        self.fun = target

    def call(self, jitted: Callable[..., Any], spec: Spec) -> None:
        if spec.inside == "thread":
            failures: list[BaseException] = []

            def run() -> None:
                try:
                    self._call(jitted, spec)
                except BaseException as error:
                    failures.append(error)

            thread = threading.Thread(target=run)
            thread.start()
            thread.join()
            if failures:
                raise failures[0]
        else:
            self._call(jitted, spec)

    def _call(self, jitted: Callable[..., Any], spec: Spec) -> None:
        with ExitStack() as settings:
            settings.enter_context(_x64(spec.x64))
            if spec.precision:
                settings.enter_context(jax.default_matmul_precision(spec.precision))
            settings.enter_context(jax.numpy_rank_promotion(spec.ranks))
            args, kwargs, n = self._arguments(spec)
            if spec.inside == "jit":
                _inside_jit(jitted, args, kwargs, n)
            else:
                jitted(*args, **kwargs)

    def _arguments(self, spec: Spec) -> tuple[tuple[Any, ...], dict[str, Any], Any]:
        x, tree, n = TRACED[spec.x].make(), TREES[spec.tree](), self.statics.values[spec.static]
        x = _placed(x, spec.place)
        args: tuple[Any, ...] = (x, tree)
        kwargs: dict[str, Any] = {"t": 2.5} if spec.give_t else {}
        if spec.style == "n by position":
            args = (x, tree, n)
        elif spec.style == "n by keyword":
            kwargs["n"] = n
        elif spec.style == "all by keyword":
            args, kwargs = (), {"x": x, "tree": tree, "n": n, **kwargs}
        return args, kwargs, n

    def act(self, jitted: Any, action: Action) -> None:
        if action.what == "clear all":
            jax.clear_caches()  # type: ignore[no-untyped-call]
        elif action.what == "clear own":
            jitted.clear_cache()
        else:
            self.statics.mutable.scale += 1
            self.statics.plain.scale += 1


def _inside_jit(
    jitted: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any], n: Any
) -> None:
    """Call `jitted` in the body of an outer jit, with all arguments traced there but `n`."""
    leaves, tree = jax.tree_util.tree_flatten((args, kwargs), is_leaf=lambda leaf: leaf is n)

    def outer(traced: list[Any]) -> Any:
        found = iter(traced)
        args, kwargs = jax.tree_util.tree_unflatten(
            tree, [leaf if leaf is n else next(found) for leaf in leaves]
        )
        return jitted(*args, **kwargs)

    jax.jit(outer)([leaf for leaf in leaves if leaf is not n])


def _placed(x: Any, place: str) -> Any:
    if place == "uncommitted":
        return x
    if place == "sharded":
        mesh = jax.sharding.Mesh(np.array(jax.devices()[:2]), ("i",))
        spec = jax.sharding.PartitionSpec()  # type: ignore[no-untyped-call]
        return jax.device_put(x, jax.sharding.NamedSharding(mesh, spec))
    return jax.device_put(x, jax.devices()[int(place[-1])])


@contextmanager
def _x64(on: bool) -> Iterator[None]:
    if hasattr(jax, "enable_x64"):
        with jax.enable_x64(on):
            yield
    else:
        from jax.experimental import enable_x64  # type: ignore[attr-defined]

        with enable_x64(on):
            yield


# ---- what is true


class Compiled(logging.Handler):
    """Counts the programs of the target in JAX's own log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        message = record.getMessage()
        if message.startswith("Finished XLA compilation of") and "jit(target)" in message:
            self.count += 1


@contextmanager
def compiled() -> Iterator[Compiled]:
    logger = logging.getLogger("jax._src.dispatch")
    handler, level, propagate = Compiled(), logger.level, logger.propagate
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    logger.propagate = False
    try:
        yield handler
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
        logger.propagate = propagate


@dataclass(frozen=True)
class Truth:
    """One call as it was: the spec, how many mutations and clears came before, what happened."""

    spec: Spec
    mutations: int
    clears: int
    traced: bool
    compiled: bool

    @property
    def static(self) -> tuple[str, int]:
        """The static value, exactly: two of these are equal only if nothing differs."""
        name = self.spec.n
        return (name, self.mutations if name in MUTATED else 0)


def may_share(old: Truth, new: Truth) -> bool:
    """Return whether the static values are equal for Python, so that they can find one trace."""
    a, b = old.spec.n, new.spec.n
    return a == b or any(a in group and b in group for group in TWINS[:EQUAL])


def differences(old: Truth, new: Truth) -> set[tuple[str, str | None]]:
    """Return the causes (kind, argument) of all that the generator changed from `old` to `new`."""
    a, b = old.spec, new.spec
    found: set[tuple[str, str | None]] = set()
    x64 = a.x64 != b.x64
    if x64:
        found.add((Kind.CONTEXT, "jax_enable_x64"))
    if a.precision != b.precision:
        found.add((Kind.CONTEXT, "jax_default_matmul_precision"))
    if a.ranks != b.ranks:
        found.add((Kind.CONTEXT, "jax_numpy_rank_promotion"))
    by_keyword = [spec.style == "all by keyword" for spec in (a, b)]
    for name in ("x", "tree"):
        if by_keyword[0] != by_keyword[1]:
            found.add((Kind.PASSING, name))
    before, after = TRACED[a.x], TRACED[b.x]
    if before.shape != after.shape:
        found.add((Kind.SHAPE, "x"))
    if before.dtype(a.x64) != after.dtype(b.x64) and not (x64 and a.given() == b.given()):
        found.add((Kind.DTYPE, "x"))
    if before.weak != after.weak:
        found.add((Kind.WEAK, "x"))
    if a.tree != b.tree:
        found.add((Kind.STRUCTURE, "tree"))
    if a.give_t != b.give_t:
        found.add((Kind.DEFAULT, "t"))
    elif a.give_t and x64 and "jit" in (a.inside, b.inside):
        # Inside an outer jit `t` is a tracer, whose dtype is narrow or wide in its own right.
        found.add((Kind.DTYPE, "t"))
    if MESH_IS_IN_THE_TYPE and (a.place == "sharded") != (b.place == "sharded"):
        found.add((Kind.PLACE, "x"))
    found |= _of_n(old, new)
    return found


def _of_n(old: Truth, new: Truth) -> set[tuple[str, str | None]]:
    a, b = old.spec, new.spec
    if (a.n == "omitted") != (b.n == "omitted"):
        return {(Kind.DEFAULT, "n")}
    found: set[tuple[str, str | None]] = set()
    if a.n == "omitted":
        return found
    if (a.style == "n by position") != (b.style == "n by position"):
        found.add((Kind.PASSING, "n"))
    if old.static != new.static:
        found.add((_static_kind(a.n, b.n), "n"))
    return found


def _static_kind(a: str, b: str) -> str:
    if a == b:
        return Kind.MUTATED
    if {a, b} == {"nan", "another nan"}:
        return Kind.NAN
    if {a, b} in ({"plain", "another plain"}, {"function", "another function"}):
        return Kind.IDENTITY
    return Kind.STATIC
