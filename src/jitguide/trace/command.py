"""``python -m jitguide trace FILE:FUNCTION``: the stepper for your own function."""

import argparse
import runpy
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from jitguide.command import CommandError
from jitguide.files import write_whole


def add_commands(subparsers: Any) -> None:
    """Add ``trace`` to the commands."""
    parser = subparsers.add_parser(
        "trace",
        help="write an HTML file that steps through a trace of your function",
        description="Trace a function under jax.jit and write one HTML file that shows each step: "
        "which variables are traced, which are static, and how the jaxpr grows. The file works "
        "offline. A function that fails is shown up to the line that raises.",
    )
    parser.add_argument("target", metavar="FILE:FUNCTION", help="such as my_file.py:my_function")
    parser.add_argument(
        "--args",
        default="",
        metavar="ARGS",
        help="the arguments of the call, such as 'jnp.ones(3), n=2'; may use jax, jnp, np "
        "and names from the file",
    )
    parser.add_argument(
        "--static",
        action="append",
        default=[],
        metavar="NAME",
        help="name of a static argument; for several, repeat the option or write NAME,NAME",
    )
    parser.add_argument(
        "--out", type=Path, metavar="HTML", help="file to write; default: FUNCTION_trace.html"
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from jitguide.trace.page import standalone_html
    from jitguide.trace.recorder import record_trace

    file, function_name = _target(options.target)
    out = options.out or Path(f"{function_name}_trace.html")
    if out.is_dir():
        raise CommandError(f"--out {out} is a folder; expected the name of a file to write")
    if not out.parent.is_dir():
        raise CommandError(f"--out {out}: there is no folder {out.parent}")
    names = _load(file)
    function = names.get(function_name)
    if function is None or not callable(function):
        known = sorted(n for n, v in names.items() if callable(v) and not n.startswith("_"))
        raise CommandError(
            f"{file} has no function {function_name!r}; it has {', '.join(known) or 'none'}"
        )
    args, kwargs = _arguments(options.args, names)
    static = [name.strip() for given in options.static for name in given.split(",")]
    with _running(function_name):
        record = record_trace(function, *args, static_argnames=static, **kwargs)
    write_whole(out, standalone_html(record))
    ending = record.ending
    counts = (len(record.steps), "step"), (len(record.equations), "equation")
    said = ", ".join(f"{n} {what}{'s' * (n != 1)}" for n, what in counts)
    if ending.kind == "error":
        where = f" at line {ending.line}" if ending.line is not None else ""
        blame = f"; to blame: {', '.join(ending.blame.names)}" if ending.blame else ""
        said = f"{ending.error}{where}{blame}"
    print(f"{function_name}: {said}\n{out}")
    return 0


@contextmanager
def _running(what: str) -> Iterator[None]:
    """Run what the reader wrote; its errors are told as such."""
    try:
        yield
    except SystemExit as error:
        raise CommandError(f"{what} ended the program: SystemExit({error.code!r})") from error
    except Exception as error:
        raise CommandError(f"{what} cannot be run: {type(error).__name__}: {error}") from error


def _target(text: str) -> tuple[Path, str]:
    file, colon, function = text.rpartition(":")
    if not colon or not function.isidentifier():
        raise CommandError(f"got {text!r}; expected FILE:FUNCTION, such as my_file.py:my_function")
    path = Path(file)
    if not path.is_file():
        raise CommandError(f"there is no file {file!r}")
    return path, function


def _load(path: Path) -> dict[str, Any]:
    """Run the file as an import would, with its folder on the path."""
    location = path.resolve()
    sys.path.insert(0, str(location.parent))
    try:
        with _running(str(path)):
            return runpy.run_path(str(location), run_name=location.stem)
    finally:
        sys.path.remove(str(location.parent))


def _arguments(text: str, names: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    import jax
    import jax.numpy as jnp
    import numpy as np

    def given(*args: Any, **kwargs: Any) -> tuple[list[Any], dict[str, Any]]:
        return list(args), kwargs

    scope = {"jax": jax, "jnp": jnp, "np": np, **names, "__given": given}
    with _running(f"--args {text!r}"):
        result: tuple[list[Any], dict[str, Any]] = eval(f"__given({text})", scope)
    return result
