"""``python -m jitguide explain``: the decoder of the site, in a terminal."""

import argparse
import sys
import textwrap
from pathlib import Path
from typing import Any

from jitguide.errors.verdict import Verdict, explain

_NO_TRACEBACK = (
    "no traceback found. Expected the text from 'Traceback (most recent call last)' to the end, "
    "or at least the last lines, with the name of the error."
)


def add_commands(subparsers: Any) -> None:
    """Add ``explain`` to the command line."""
    parser = subparsers.add_parser(
        "explain",
        help="explain a traceback",
        description="Read a traceback and say which error it is, where and why it happened, and "
        "how to fix it. Exit status: 0 recognised, 1 not recognised, 2 the file cannot be read.",
    )
    parser.add_argument(
        "file",
        nargs="?",
        default="-",
        help="file with the traceback, ideally with the program above it; default: '-', "
        "standard input",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Read a traceback from a file or standard input, and print what it means.

    Returns:
        0 when it is recognised, 1 when it is not.

    Raises:
        OSError: the file cannot be read; `jitguide.command` says so, with exit status 2.
    """
    text = _read(options.file)
    verdict = explain(text)
    program = _program(verdict["where"], text) if verdict["status"] == "recognised" else ""
    if program.strip() not in text:
        verdict = explain(f"{program}\n{text}")
    if verdict["status"] != "recognised":
        where = "standard input" if options.file == "-" else options.file
        print(_unrecognised(verdict, where), file=sys.stderr)
        return 1
    print(report(verdict))
    return 0


def report(verdict: Verdict) -> str:
    """The verdict as text for a terminal."""
    title = verdict["title"].replace("`", "")
    error = "" if verdict["error"] == "?" else f"{verdict['error']}: "
    parts = [f"{error}{title}", _wrapped(verdict["reason"])]
    facts = []
    if verdict["arguments"]:
        facts.append(f"  argument: {', '.join(verdict['arguments'])}")
    where = verdict["where"]
    if where:
        line = f", line {where['line']}" if where["line"] else ""
        facts.append(f"  at:       {where['file']}{line}")
        if where["code"]:
            facts.append(f"            {where['code']}")
    if facts:
        parts.append("\n".join(facts))
    parts.append(_fixes(verdict))
    if verdict["others"]:
        others = "\n".join(f"  - {other['title'].replace('`', '')}" for other in verdict["others"])
        parts.append("If that is not it:\n" + others)
    parts.append(f"More: {verdict['page']}")
    return "\n\n".join(part for part in parts if part)


def _fixes(verdict: Verdict) -> str:
    if not verdict["fixes"]:
        return ""
    lines = ["What to do:"]
    if verdict["question"]:
        lines.append(_wrapped(verdict["question"].replace("`", ""), "  "))
    for number, fix in enumerate(verdict["fixes"], 1):
        answer = f"{fix['answer']}. " if fix["answer"] else ""
        lines.append(_wrapped(f"{answer}{fix['text']} {fix['needs']}", f"  {number}. "))
        lines += [f"       {line}" for line in fix["code"].splitlines()]
    if verdict["places"]:
        lines.append("  Replace names in CAPITALS with your own code.")
        if not verdict["shown"]:
            lines.append("  With your program above the traceback, some of them are filled in.")
    return "\n".join(lines)


def _unrecognised(verdict: Verdict, where: str) -> str:
    if verdict["status"] == "empty":
        return f"error: {where}: nothing to read: the text is empty."
    if verdict["status"] == "no-traceback":
        return f"error: {where}: {_NO_TRACEBACK}"
    name = verdict["error"] or "this traceback"
    if not verdict["jax"]:
        return (
            "this is not a JAX error: nothing in the text comes from JAX. "
            f"Python or another library raised {name}."
        )
    if "about" in verdict:
        return f"{name}: {verdict['about'].replace('`', '')}\nMore: {verdict['more']}"
    return (
        f"not recognised: {name}: the error index has no entry for this message. "
        "Search the guide for words from the message."
    )


def _program(where: dict[str, Any] | None, text: str) -> str:
    """The file of the line that failed, where it is here and still has that line.

    The frames below a callback show no code: the line stands elsewhere in the text.
    """
    if not where or not where["line"]:
        return ""
    try:
        program = Path(where["file"]).read_text("utf-8")
    except (OSError, ValueError):
        return ""
    [line] = program.split("\n")[where["line"] - 1 :][:1] or [""]
    shown = where["code"].startswith(line.strip()) if where["code"] else line.strip() in text
    fits = line.strip() and shown and "Traceback (most" not in program
    return program if fits else ""


def _wrapped(text: str, first: str = "") -> str:
    return textwrap.fill(text, 88, initial_indent=first, subsequent_indent=" " * len(first))


def _read(name: str) -> str:
    if name == "-":
        return sys.stdin.buffer.read().decode("utf-8", "replace")
    return Path(name).read_text("utf-8", errors="replace")
