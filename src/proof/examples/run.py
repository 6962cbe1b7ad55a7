"""Runs a program in this process and says what it did. Needs nothing but the standard library.

A program that sets `XLA_FLAGS` runs in a process of its own: XLA reads them once, when it starts.
"""

import contextlib
import io
import json
import linecache
import logging
import os
import subprocess
import sys
import tempfile
import traceback
import types
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from proof.examples.normalise import normalise
from proof.examples.program import Outcome, Program

_LIMIT = 300
"""Seconds that a program in a process of its own may take."""

# JAX chains these to a user's error to carry frames; a terminal does not name them as errors.
_JAX_CARRIERS = {"JaxStackTraceBeforeTransformation", "UnfilteredStackTrace", "SimplifiedTraceback"}


def run(program: Program) -> Outcome:
    """Run a program to its end or its first error, as `__main__`, in a namespace of its own.

    JAX's settings, logging, warnings, the environment and the working directory are as before
    afterwards. JAX's caches are kept: call `jax.clear_caches()` before for a cold start.

    Raises:
        RuntimeError: the process of a program that sets `XLA_FLAGS` ended before it could answer.
    """
    if program.xla_flags is not None and os.environ.get("XLA_FLAGS") != program.xla_flags:
        return _run_with(program.xla_flags, program)
    filename = str(program.path)
    module = types.ModuleType("__main__")
    module.__file__ = filename
    printed = io.StringIO()
    error: BaseException | None = None
    # inspect.getsource and tracebacks read the source from here, also where no file holds it.
    linecache.cache[filename] = (
        len(program.source),
        None,
        program.source.splitlines(keepends=True),
        filename,
    )
    with _as_before(module), _printing_to(printed):
        try:
            exec(compile(program.source, filename, "exec", dont_inherit=True), module.__dict__)
        except KeyboardInterrupt:
            raise
        except BaseException as raised:
            error = raised
        _wait_for_jax()
    if error is None:
        return Outcome(normalise(printed.getvalue(), program.path))
    frames = _frames(error, filename)
    text = printed.getvalue()
    if text and not text.endswith("\n"):
        text += "\n"
    text += _traceback(error, filename)
    return Outcome(
        normalise(text, program.path),
        type(error).__name__,
        frames[-1].lineno if frames else getattr(error, "lineno", None),
    )


def _run_with(flags: str, program: Program) -> Outcome:
    """Run a program in a new process that was started with `flags`."""
    paths = os.pathsep.join(path for path in sys.path if path)
    did = subprocess.run(
        [sys.executable, "-m", __name__],
        input=json.dumps({"path": str(program.path), "source": program.source}),
        env={**os.environ, "XLA_FLAGS": flags, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
        timeout=_LIMIT,
    )
    if did.returncode:
        raise RuntimeError(
            f"{program.shown}: its process ended with {did.returncode}:\n{did.stderr}"
        )
    return Outcome(**json.loads(did.stdout))


def _answer() -> None:
    """Run the program that standard input holds, and print what it did as JSON."""
    asked = json.load(sys.stdin)
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what writes to standard output below Python must not mix with the answer
    did = run(Program(Path(asked["path"]), asked["source"]))
    with answers:
        json.dump({"text": did.text, "error": did.error, "line": did.line}, answers)


def _traceback(error: BaseException, filename: str) -> str:
    """The traceback as a terminal prints it, with the program's own frames only."""
    earlier = ""
    chained = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if chained is not None and _frames(chained, filename) and not _is_carrier(chained):
        how = (
            "The above exception was the direct cause of the following exception:"
            if error.__cause__ is chained
            else "During handling of the above exception, another exception occurred:"
        )
        earlier = _traceback(chained, filename) + f"\n{how}\n\n"
    lines = ["Traceback (most recent call last):\n"]
    for frame in _frames(error, filename):
        lines.append(f'  File "{filename}", line {frame.lineno}, in {frame.name}\n')
        source = linecache.getline(filename, frame.lineno or 0).strip()
        if source:
            lines.append(f"    {source}\n")
    return earlier + "".join(lines) + "".join(traceback.format_exception_only(error))


def _frames(error: BaseException, filename: str) -> list[traceback.FrameSummary]:
    # Python 3.12 runs a comprehension in the frame around it; before, it had one of its own, which
    # says nothing more.
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename == filename]
    return [f for f in own if f.name not in {"<listcomp>", "<dictcomp>", "<setcomp>"}]


def _is_carrier(error: BaseException) -> bool:
    return type(error).__name__ in _JAX_CARRIERS


def _wait_for_jax() -> None:
    jax = sys.modules.get("jax")
    if jax is not None:
        jax.effects_barrier()  # jax.debug.print writes from another thread


@contextlib.contextmanager
def _printing_to(stream: io.StringIO) -> Iterator[None]:
    with contextlib.redirect_stdout(stream), contextlib.redirect_stderr(stream):
        yield


@contextlib.contextmanager
def _as_before(module: types.ModuleType) -> Iterator[None]:
    """Give a program a clean surrounding, and put everything back afterwards."""
    main, argv, stdin = sys.modules["__main__"], sys.argv, sys.stdin
    folder, environment = Path.cwd(), dict(os.environ)
    jax_settings = _jax_settings()
    loggers = [logging.getLogger(name) for name in (None, "jax", "jax._src")]
    logging_before = [(log, log.level, list(log.handlers), log.propagate) for log in loggers]
    sys.modules["__main__"], sys.argv, sys.stdin = module, [str(module.__file__)], io.StringIO()
    try:
        with warnings.catch_warnings(), tempfile.TemporaryDirectory() as scratch:
            warnings.resetwarnings()
            warnings.simplefilter("default")
            warnings.showwarning = _show_warning
            try:
                os.chdir(scratch)
                yield
            finally:
                os.chdir(folder)
    finally:
        sys.modules["__main__"], sys.argv, sys.stdin = main, argv, stdin
        if dict(os.environ) != environment:
            os.environ.clear()
            os.environ.update(environment)
        for log, level, handlers, propagate in logging_before:
            log.setLevel(level)
            log.handlers[:] = handlers
            log.propagate = propagate
        _restore_jax_settings(jax_settings)


def _show_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    # A test runner collects warnings; a terminal shows them.
    sys.stderr.write(warnings.formatwarning(message, category, filename, lineno, line))


def _jax_settings() -> dict[str, Any]:
    # Imported here at the latest: a program that imports JAX itself could change what it finds.
    try:
        import jax
    except ImportError:
        return {}
    return dict(jax.config.values)


def _restore_jax_settings(before: dict[str, Any]) -> None:
    jax = sys.modules.get("jax")
    if jax is None:
        return
    for name, value in jax.config.values.items():
        if name in before and value is not before[name] and value != before[name]:
            jax.config.update(name, before[name])


if __name__ == "__main__":
    _answer()
