"""Keeps an attempt away from the judge, from JAX's insides and from the machine.

The judge does not need this to compute its verdict, which rests on values drawn anew in each run;
it makes sure that the answers came from the functions they are said to come from.
"""

import _thread
import os
import signal
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

from jitguide.problems.bench.origin import is_own

_WATCHED = frozenset(
    {"jax", "jaxlib", "numpy", "builtins", "functools", "operator", "math", "inspect", "types",
     "json", "base64", "hmac", "hashlib", "os", "sys", "ml_dtypes", "jitguide"}
)  # fmt: skip
_PUBLIC = ("builtins", "jax", "jax.numpy", "jax.lax", "numpy", "math", "functools", "operator",
           "os", "sys")  # fmt: skip

# events of sys.addaudithook that no answer to any problem needs
_REFUSED = (
    "os.fork", "os.posix_spawn", "os.spawn", "os.exec", "os.system", "os.startfile", "os.kill",
    "os.killpg", "os.remove", "os.rename", "os.rmdir", "os.mkdir", "os.truncate", "os.chmod",
    "os.link", "os.symlink", "shutil.", "subprocess.", "ctypes.", "socket.", "signal.",
    "gc.get_objects", "gc.get_referrers", "gc.get_referents", "sys._current_frames",
    "sys.settrace", "sys.setprofile", "sys.monitoring", "sys.addaudithook", "pty.", "fcntl.",
    "mmap.", "_thread.start",
)  # fmt: skip
# refused only where the attempt's own code asks, since libraries need them
_FRAMES = frozenset({"sys._getframe", "sys._getframemodulename", "code.__new__"})
_ATTRIBUTES = frozenset({"__code__", "__defaults__", "__kwdefaults__", "__class__", "__bases__"})


class RefusedError(RuntimeError):
    """What an attempt gets that does what the judge does not allow."""


class Guard:
    """Notes and refuses what leads out of the attempt; see `findings`."""

    def __init__(self) -> None:
        self._before = dict(_callables())
        self._names = {name: set(vars(sys.modules[name])) for name in _PUBLIC}
        self._signals = _signal_handlers()
        self._threads = _thread._count()  # Python before 3.12 has no event for a new thread
        self._refused: list[str] = []

    def install(self, expected: Callable[[], bool]) -> None:
        """Refuse from now on, for the rest of the process.

        Args:
            expected: tells whether the judge itself is at work just now.
        """
        noted, getframe, own, write = self._refused, sys._getframe, is_own, _writes
        entered = False

        def hook(event: str, args: tuple[Any, ...]) -> None:
            nonlocal entered
            if entered:
                return
            entered = True
            try:
                if event.startswith(_REFUSED):
                    culprit = not expected() and (
                        event not in ("sys.setprofile", "_thread.start_new_thread")
                        or _called_by(getframe(1), own)
                    )
                elif event in _FRAMES:
                    culprit = own(getframe(1).f_code.co_filename)
                elif event == "open":
                    culprit = write(args)
                elif event == "object.__setattr__":
                    culprit = args[1] in _ATTRIBUTES and own(getframe(1).f_code.co_filename)
                else:
                    culprit = False
            finally:
                entered = False
            if culprit:
                what = f"open {args[0]!r}" if event == "open" else event
                noted.append(what)
                raise RefusedError(f"the judge does not allow this: {what}")

        sys.addaudithook(hook)

    def findings(self) -> list[str]:
        """Say what was refused and what was changed outside of the attempt."""
        now = dict(_callables())
        changed = [
            name
            for name, (_, *before) in self._before.items()
            if name not in now or list(now[name][1:]) != before
        ]
        added = [
            f"{space}.{name}"
            for space, names in self._names.items()
            for name, value in list(vars(sys.modules[space]).items())
            if name not in names and not isinstance(value, types.ModuleType) and name != "_"
        ]
        found = [f"asked for {what}" for what in dict.fromkeys(self._refused)]
        found += [f"changed {name}" for name in changed]
        found += [f"added {name}" for name in added]
        handlers = _signal_handlers()
        found += [
            f"changed what happens on {signal.Signals(number).name}"
            for number, handler in self._signals.items()
            if handlers.get(number) is not handler and handlers.get(number) != handler
        ]
        if _thread._count() > self._threads:
            found.append("started a thread")
        return found


def _signal_handlers() -> dict[int, Any]:
    return {number: signal.getsignal(number) for number in signal.valid_signals()}


def _writes(args: tuple[Any, ...]) -> bool:
    path, mode, flags = args
    if isinstance(path, int):
        return False
    text = os.fsdecode(path) if isinstance(path, (str, bytes)) else str(path)
    if text == os.devnull:
        return False
    if text.startswith(("/proc/", "/dev/")) and text not in ("/dev/urandom", "/dev/random"):
        return text.startswith("/dev/fd") or "/fd/" in text or text.endswith(("/mem", "/cmdline"))
    written = isinstance(mode, str) and any(letter in mode for letter in "wax+")
    return written or bool(isinstance(flags, int) and flags & (os.O_WRONLY | os.O_RDWR))


def _called_by(frame: types.FrameType | None, own: Callable[[str], bool]) -> bool:
    while frame is not None:
        if own(frame.f_code.co_filename):
            return True
        frame = frame.f_back
    return False


def _callables() -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Walk everything that can be called in JAX, NumPy, Python's own modules and this package."""
    for module_name, module in list(sys.modules.items()):
        if module_name.partition(".")[0] not in _WATCHED or not isinstance(
            module, types.ModuleType
        ):
            continue
        for name, value in list(vars(module).items()):
            if not callable(value):
                continue
            yield f"{module_name}.{name}", _identity(value)
            if isinstance(value, type) and getattr(value, "__module__", "") == module_name:
                for attribute, member in list(vars(value).items()):
                    if callable(member) or isinstance(
                        member, (property, staticmethod, classmethod)
                    ):
                        yield f"{module_name}.{name}.{attribute}", _identity(member)


def _identity(value: Any) -> tuple[Any, ...]:
    if isinstance(value, types.FunctionType):  # kept alive, so that no id is given out twice
        return value, id(value), id(value.__code__), id(value.__defaults__), _notes_on(value)
    return value, id(value), _notes_on(value)


def _notes_on(value: Any) -> tuple[str, ...]:
    """Name the attributes of a function: one more is a place to keep something.

    Other objects that can be called, such as a mesh of JAX, fill theirs themselves.
    """
    notes = getattr(value, "__dict__", ())
    plain = isinstance(value, types.FunctionType)
    return tuple(notes) if plain or "__wrapped__" in notes else ()
