"""Runs a program in this process and reports what it did, for the recorder and for the tests.

XLA reads `XLA_FLAGS` once, when it starts, so `proof.examples.outcomes` starts a process for the
flags that a program sets. Needs nothing but the standard library and JAX.
"""

import linecache
import traceback

import jax

from proof.examples.normalise import normalise
from proof.examples.program import DeclarationError, Outcome, Program
from proof.examples.surroundings import as_started, main_module

# JAX chains these to a user's error to carry frames; a terminal does not name them as errors.
_JAX_CARRIERS = {"JaxStackTraceBeforeTransformation", "UnfilteredStackTrace", "SimplifiedTraceback"}


def run(program: Program) -> Outcome:
    r"""Run a program cold to its end or its first error, as ``python file.py`` in its folder does.

    It finds the arguments, the first entry of `sys.path` and the streams of such a start, JAX with
    empty caches, and no trace of a program that ran before it (see `proof.examples.surroundings`).
    Its working directory alone is another: an empty one, so that no file of it stays.

    Args:
        program: the example; `path` must be absolute, and no file needs to be there.

    Returns:
        What it wrote to standard output and error, from Python, from C++ and from processes that it
        started, in the order in which it was written; then its traceback.

    Raises:
        DeclarationError: it imports a module of its own folder: an example is complete in itself.
        KeyboardInterrupt: the reader of this process pressed Ctrl-C.

    Example:
        >>> from pathlib import Path
        >>> run(Program(Path("/guide/sum.py"), "print(1 + 1)"))
        Outcome(text='2\n', error=None, line=None)
    """
    filename = str(program.path)
    module = main_module(program.path)
    error: BaseException | None = None
    line = None
    # inspect.getsource and tracebacks read the source from here, also where no file holds it.
    linecache.cache[filename] = (
        len(program.source),
        None,
        program.source.splitlines(keepends=True),
        filename,
    )
    jax.clear_caches()  # type: ignore[no-untyped-call]
    with as_started(module, program.path) as started:
        try:
            exec(compile(program.source, filename, "exec", dont_inherit=True), module.__dict__)
        except KeyboardInterrupt:
            raise
        except BaseException as raised:
            error = raised
        # What jax.debug.print writes comes from another thread.
        jax.effects_barrier()  # type: ignore[no-untyped-call]
        if error is not None:
            frames = _frames(error, filename)
            line = frames[-1].lineno if frames else getattr(error, "lineno", None)
            started.say(_traceback(error, filename))
        started.end()
    if started.siblings:
        raise DeclarationError(
            f"{program.shown}: imports {', '.join(started.siblings)} from its own folder; "
            "expected a program that is complete in itself"
        )
    return Outcome(
        normalise(started.text, program.path), type(error).__name__ if error else None, line
    )


def _traceback(error: BaseException, filename: str) -> str:
    """The traceback as a terminal prints it, with the program's own frames only."""
    earlier = ""
    chained = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    carries = type(chained).__name__ in _JAX_CARRIERS
    if chained is not None and _frames(chained, filename) and not carries:
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
