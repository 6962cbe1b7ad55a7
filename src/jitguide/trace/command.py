"""``python -m jitguide trace FILE:FUNCTION``: the stepper for a function of one's own."""

import argparse
import ast
import importlib.util
import sys
from pathlib import Path
from typing import Any

from jitguide.files import write_whole


class _CommandError(Exception):
    """Something was asked for that cannot be done; the message says what was expected."""


def add_commands(subparsers: Any) -> None:
    """Add ``trace`` to the commands."""
    parser = subparsers.add_parser(
        "trace",
        help="write an HTML file that steps through a trace of your function",
        description="Trace a function under jax.jit and write one HTML file that shows each step: "
        "which variables are traced, which are static, how the jaxpr grows. The file needs no "
        "network. A function that fails is shown up to the line that raises.",
    )
    parser.add_argument("target", metavar="FILE:FUNCTION", help="such as my_file.py:my_function")
    parser.add_argument(
        "--args",
        default="",
        metavar="ARGS",
        help="the arguments of the call, such as 'jnp.ones(3), n=2'; may use names from the file, "
        "and jax, jnp and np",
    )
    parser.add_argument(
        "--static",
        action="append",
        default=[],
        metavar="NAME",
        help="a static argument; may be given several times, or as NAME,NAME",
    )
    parser.add_argument(
        "--out", type=Path, metavar="HTML", help="file to write; default: FUNCTION_trace.html"
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    try:
        path, written = _trace(options)
    except _CommandError as error:
        print(f"python -m jitguide trace: {error}", file=sys.stderr)
        return 2
    print(f"{written}\n{path}")
    return 0


def _trace(options: argparse.Namespace) -> tuple[Path, str]:
    from jitguide.trace.page import standalone_html
    from jitguide.trace.recorder import record_trace

    file, function_name = _target(options.target)
    out = options.out or Path(f"{function_name}_trace.html")
    if out.is_dir():
        raise _CommandError(f"--out {out} is a folder; expected the name of a file to write")
    if not out.parent.is_dir():
        raise _CommandError(f"--out {out}: there is no folder {out.parent}")
    names = _load(file)
    function = names.get(function_name)
    if function is None or not callable(function):
        known = sorted(n for n, v in names.items() if callable(v) and not n.startswith("_"))
        raise _CommandError(
            f"{file} has no function {function_name!r}; it has {', '.join(known) or 'none'}"
        )
    args, kwargs = _arguments(options.args, names)
    static = [name.strip() for given in options.static for name in given.split(",")]
    try:
        record = record_trace(function, *args, static_argnames=static, **kwargs)
    except (TypeError, ValueError) as error:
        raise _CommandError(str(error)) from error
    except SystemExit as error:
        raise _CommandError(f"{function_name} ended the program: {_exit(error)}") from error
    write_whole(out, standalone_html(record))
    ending = record.ending
    if ending.kind == "jaxpr":
        return out, f"{function_name}: {len(record.steps)} steps, {len(record.equations)} equations"
    where = f" at line {ending.line}" if ending.line is not None else ""
    blame = f"; to blame: {', '.join(ending.blame.names)}" if ending.blame else ""
    return out, f"{function_name}: {ending.error}{where}{blame}"


def _target(text: str) -> tuple[Path, str]:
    file, colon, function = text.rpartition(":")
    if not colon or not function.isidentifier():
        raise _CommandError(f"got {text!r}; expected FILE:FUNCTION, such as my_file.py:my_function")
    path = Path(file)
    if not path.is_file():
        raise _CommandError(f"there is no file {file!r}")
    return path, function


def _load(path: Path) -> dict[str, Any]:
    """Run the file as an import would, with its folder on the path."""
    location = path.resolve()
    spec = importlib.util.spec_from_file_location(location.stem, location)
    if spec is None or spec.loader is None:
        raise _CommandError(f"{path} is not a Python file; expected a name that ends in .py")
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(location.parent))
    sys.modules[location.stem] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _CommandError(f"{path} cannot be run: {type(error).__name__}: {error}") from error
    except SystemExit as error:
        raise _CommandError(f"{path} ended the program: {_exit(error)}") from error
    finally:
        sys.path.remove(str(location.parent))
    return vars(module)


def _arguments(text: str, names: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    import jax
    import jax.numpy as jnp
    import numpy as np

    def given(*args: Any, **kwargs: Any) -> tuple[list[Any], dict[str, Any]]:
        return list(args), kwargs

    scope = {"jax": jax, "jnp": jnp, "np": np, **names, "__given": given}
    try:
        call = ast.parse(f"__given({text})", mode="eval")
        result: tuple[list[Any], dict[str, Any]] = eval(compile(call, "<--args>", "eval"), scope)
    except Exception as error:
        raise _CommandError(f"--args {text!r}: {type(error).__name__}: {error}") from error
    except SystemExit as error:
        raise _CommandError(f"--args {text!r} ended the program: {_exit(error)}") from error
    return result


def _exit(error: SystemExit) -> str:
    return f"SystemExit({error.code!r})"
