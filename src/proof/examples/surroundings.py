"""Sets up what a program finds when it starts, and restores it after the program ends.

Many programs run in one process, since importing JAX takes longer than most of them. Each must find
what the first program of a process finds: no setting, listener, handler, warning or thread of one
may be seen by the next, or an outcome would depend on what ran before.
"""

import atexit
import contextlib
import copy
import ctypes
import logging
import os
import sys
import tempfile
import threading
import types
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import IO, Any

import jax
import numpy as np

# Python's own list (see `python -W`), which a test runner replaces.
_PYTHONS_WARNINGS: tuple[tuple[Any, ...], ...] = (
    ("default", DeprecationWarning, "__main__"),
    ("ignore", DeprecationWarning, ""),
    ("ignore", PendingDeprecationWarning, ""),
    ("ignore", ImportWarning, ""),
    ("ignore", ResourceWarning, ""),
)
_HOOKS = ("excepthook", "unraisablehook", "displayhook")


def main_module(path: Path) -> types.ModuleType:
    """An empty `__main__` for the program in the file `path`, as ``python file.py`` makes it."""
    module = types.ModuleType("__main__")
    module.__file__ = str(path)
    return module


class Started:
    """A program that runs: what it has written, and what is left to do when it ends."""

    def __init__(self, written: IO[bytes], at_exit: list[partial[Any]]) -> None:
        self.text = ""
        """All that was written, once the program has ended and its surroundings are put back."""
        self.siblings: list[str] = []
        """Modules that it imported from its own folder."""
        self._written = written
        self._at_exit = at_exit
        self._threads = set(threading.enumerate())

    def say(self, text: str) -> None:
        """Write to standard error, beginning on a line of its own."""
        _flush()
        if self._written.seek(0, os.SEEK_END) and self._last_byte() != b"\n":
            text = "\n" + text
        os.write(2, text.encode("utf-8", "backslashreplace"))

    def _last_byte(self) -> bytes:
        self._written.seek(-1, os.SEEK_END)
        return self._written.read(1)

    def end(self) -> None:
        """Do what Python does after the last line: wait for threads, call what `atexit` holds."""
        executors = sys.modules.get("concurrent.futures.thread")
        # Threads of an executor wait for more work and would be waited for without end.
        waiting = getattr(executors, "_threads_queues", {})
        for thread in threading.enumerate():
            if not thread.daemon and thread not in self._threads and thread not in waiting:
                thread.join()
        for function in reversed(self._at_exit):
            try:
                function()
            except Exception:
                sys.excepthook(*sys.exc_info())


@contextlib.contextmanager
def as_started(module: types.ModuleType, path: Path) -> Iterator[Started]:
    """The surroundings of ``python file.py``, where `path` is the file and `module` its `__main__`.

    Afterwards everything is as before, and what was written is in `text` of the `Started`.
    """
    at_exit: list[partial[Any]] = []
    with contextlib.ExitStack() as stack:
        # The outermost is the first to begin and the last to end: what is put back may write.
        file, text = stack.enter_context(_written())
        stack.enter_context(_pythons_state(module, path))
        stack.enter_context(_logging())
        stack.enter_context(_libraries())
        stack.enter_context(_warnings())
        stack.enter_context(_exit_functions(module, at_exit))
        stack.enter_context(_scratch_folder())
        started = Started(file, at_exit)
        known = set(sys.modules)
        try:
            yield started
        finally:
            started.siblings = _drop_siblings(path, known)
    started.text = "".join(text)


@contextlib.contextmanager
def _written() -> Iterator[tuple[IO[bytes], list[str]]]:
    """Lead file descriptors 1 and 2, and Python's streams above them, into one file.

    The list holds what was written, once this has ended. Standard input is empty.
    """
    before = {name: getattr(sys, name) for name in _STREAMS}
    for stream in before.values():
        with contextlib.suppress(AttributeError, OSError, ValueError):
            stream.flush()
    text: list[str] = []
    with tempfile.TemporaryFile(buffering=0) as file, Path(os.devnull).open("rb") as nothing:
        kept = [os.dup(number) for number in range(3)]
        for number, target in enumerate((nothing, file, file)):
            os.dup2(target.fileno(), number)
        # Line by line, as on a terminal, so that the streams and what goes past them stay in order.
        sys.stdin = sys.__stdin__ = _stream(0, "r")  # type: ignore[misc]
        sys.stdout = sys.__stdout__ = _stream(1, "w")  # type: ignore[misc]
        sys.stderr = sys.__stderr__ = _stream(2, "w")  # type: ignore[misc]
        handlers = _console_handlers()
        for handler, _ in handlers:
            handler.stream = sys.stderr  # setStream would flush a stream that may be closed
        try:
            yield file, text
        finally:
            _flush()
            for handler, stream in handlers:
                handler.stream = stream
            for name, stream in before.items():
                setattr(sys, name, stream)
            for number, descriptor in enumerate(kept):
                os.dup2(descriptor, number)
                os.close(descriptor)
            file.seek(0)
            said = file.read().decode("utf-8", "backslashreplace")
            text.append(said.replace(os.linesep, "\n"))


_STREAMS = ("stdin", "stdout", "stderr", "__stdin__", "__stdout__", "__stderr__")


_stream: Callable[[int, str], Any] = partial(
    open, buffering=1, encoding="utf-8", errors="backslashreplace", newline="\n", closefd=False
)


def _console_handlers() -> list[tuple["logging.StreamHandler[Any]", Any]]:
    # JAX makes its handlers when it is imported, with the standard error of that moment.
    made = [reference() for reference in logging._handlerList]  # type: ignore[attr-defined]
    return [(h, h.stream) for h in made if type(h) is logging.StreamHandler]


def _flush() -> None:
    """Bring out what Python's streams and those of C hold back."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, OSError, ValueError):
            stream.flush()
    if os.name == "posix":
        ctypes.CDLL(None).fflush(None)


@contextlib.contextmanager
def _pythons_state(module: types.ModuleType, path: Path) -> Iterator[None]:
    """`__main__`, arguments, module path, environment and hooks."""
    main, argv, search = sys.modules["__main__"], sys.argv, sys.path
    environment, limit = dict(os.environ), sys.getrecursionlimit()
    hooks = {name: getattr(sys, name) for name in _HOOKS}
    thread_hook = threading.excepthook
    sys.modules["__main__"], sys.argv = module, [path.name]
    sys.path = [str(path.parent), *search]
    for name in _HOOKS:
        setattr(sys, name, getattr(sys, f"__{name}__"))
    threading.excepthook = threading.__excepthook__
    try:
        yield
    finally:
        sys.modules["__main__"], sys.argv = main, argv
        sys.path = search
        for name, hook in hooks.items():
            setattr(sys, name, hook)
        threading.excepthook = thread_hook
        sys.setrecursionlimit(limit)
        if dict(os.environ) != environment:
            os.environ.clear()
            os.environ.update(environment)


def _drop_siblings(path: Path, known: set[str]) -> list[str]:
    """Forget the modules, all but `known` ones, that lie beside `path`; name those of others."""
    found = {}
    for name in set(sys.modules) - known:
        file = Path(getattr(sys.modules[name], "__file__", None) or "")
        beside = file.parent.parent if file.name == "__init__.py" else file.parent
        if "." not in name and beside == path.parent:
            found[name] = file
    for name in found:
        del sys.modules[name]
    # multiprocessing enters the program itself under a second name.
    return sorted(name for name, file in found.items() if file != path)


@contextlib.contextmanager
def _scratch_folder() -> Iterator[None]:
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(scratch)
        try:
            yield
        finally:
            os.chdir(before)


@contextlib.contextmanager
def _exit_functions(module: types.ModuleType, at_exit: list[partial[Any]]) -> Iterator[None]:
    """Collect what the program gives to `atexit`; what libraries give it goes to Python as ever."""
    register, unregister = atexit.register, atexit.unregister

    def collect(function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Callable[..., Any]:
        if sys._getframe(1).f_globals is not module.__dict__:
            return register(function, *args, **kwargs)
        at_exit.append(partial(function, *args, **kwargs))
        return function

    def remove(function: Callable[..., Any], /) -> None:
        at_exit[:] = [call for call in at_exit if call.func != function]
        unregister(function)

    atexit.register, atexit.unregister = collect, remove
    try:
        yield
    finally:
        atexit.register, atexit.unregister = register, unregister


@contextlib.contextmanager
def _warnings() -> Iterator[None]:
    """Python's own filters, each warning due again, shown on standard error."""
    with warnings.catch_warnings():  # also makes Python forget which warnings it has shown
        warnings.resetwarnings()
        for action, category, module in reversed(_PYTHONS_WARNINGS):
            warnings.filterwarnings(action, category=category, module=module)
        warnings.showwarning = _show_warning  # type: ignore[assignment]
        for module_of_library in list(sys.modules.values()):
            # JAX keeps the answers of a module's __getattr__, and warns only when it makes one.
            forget = getattr(vars(module_of_library).get("__getattr__"), "cache_clear", None)
            if forget is not None:
                forget()
        yield


def _show_warning(
    message: Warning | str, category: type[Warning], filename: str, lineno: int, *_: Any
) -> None:
    # A test runner collects warnings; a terminal shows them.
    sys.stderr.write(warnings.formatwarning(message, category, filename, lineno))


@contextlib.contextmanager
def _logging() -> Iterator[None]:
    """Loggers as in a new process: none disabled, and no handler or level at the root."""
    before = {logger: _settings_of(logger) for logger in _loggers()}
    disabled, raises = logging.root.manager.disable, logging.raiseExceptions
    logging.disable(logging.NOTSET)
    logging.root.handlers[:] = []
    logging.root.setLevel(logging.WARNING)
    try:
        yield
    finally:
        for logger in _loggers():
            vars(logger).update(before.get(logger) or _settings_of(logging.Logger("new")))
        logging.disable(disabled)  # they also forget which levels they found enabled
        logging.raiseExceptions = raises


def _loggers() -> list[logging.Logger]:
    all_of_them = logging.root.manager.loggerDict.values()
    return [logging.root, *(one for one in all_of_them if isinstance(one, logging.Logger))]


def _settings_of(logger: logging.Logger) -> dict[str, Any]:
    names = ("level", "propagate", "disabled", "handlers", "filters")
    return {name: copy.copy(getattr(logger, name)) for name in names}


@contextlib.contextmanager
def _libraries() -> Iterator[None]:
    """Settings of JAX and NumPy, and who listens to JAX's events."""
    settings = dict(jax.config.values)
    listeners = [(held, list(held)) for held in _listeners()]
    printing, errors = np.get_printoptions(), np.geterr()
    try:
        yield
    finally:
        for name, value in jax.config.values.items():
            if name in settings and value is not settings[name] and value != settings[name]:
                jax.config.update(name, settings[name])  # type: ignore[no-untyped-call]
        for held, listening in listeners:
            held[:] = [one for one in held if one in listening or _is_of_a_library(one)]
        np.set_printoptions(**printing)
        np.seterr(**errors)


def _is_of_a_library(function: Any) -> bool:
    # A library listens once in a process; it would not know that it no longer does.
    return (getattr(function, "__module__", None) or "__main__") != "__main__"


def _listeners() -> list[list[Any]]:
    """JAX's lists of functions that are called for its events."""
    monitoring = vars(sys.modules["jax._src.monitoring"])
    return [v for name, v in monitoring.items() if name.endswith("_listeners") and type(v) is list]
