"""The same traceback as terminals, notebooks and logs show it, made from a record."""

# ruff: noqa: E501 - tracebacks and programs, as they are

import html
import re
import textwrap
from collections.abc import Callable

HEADER = "Traceback (most recent call last):\n"
_FRAME = re.compile(
    r'  File "(?P<file>[^"]+)", line (?P<line>\d+), in (?P<name>.+)\n(?:    (?P<code>.*)\n)?'
)
_LIBRARY = (
    '  File "/home/ada/.venv/lib/python3.13/site-packages/jax/_src/traceback_util.py", line 195, in '
    "reraise_with_filtered_traceback\n    return fun(*args, **kwargs)\n"
    '  File "/home/ada/.venv/lib/python3.13/site-packages/jax/_src/pjit.py", line 263, in cache_miss\n'
    "    executable, pgle_profiler, const_args) = _python_pjit_helper(\n"
    "                                             ~~~~~~~~~~~~~~~~~~^\n"
)


def terminal(record: str) -> str:
    """As it is."""
    return record


def unfiltered(record: str) -> str:
    """With JAX's own frames between and below the reader's."""
    before, header, after = record.partition(HEADER)
    return before + header + _FRAME.sub(lambda frame: frame[0] + _LIBRARY, after)


def chained(record: str) -> str:
    """As the cause of another error, which the program raised."""
    return (
        f"{record}\nThe above exception was the direct cause of the following exception:\n\n{HEADER}"
        '  File "/home/ada/train.py", line 88, in main\n    raise TrainingFailed(step) from error\n'
        "__main__.TrainingFailed: step 0\n"
    )


def carried(record: str) -> str:
    """As older JAX shows it: the unfiltered error first, then the one for the reader."""
    start = record.index(HEADER)
    last = _last_line(record)
    frames, message = record[start:last], record[last:]
    return (
        f"{frames}{_LIBRARY}jax._src.traceback_util.UnfilteredStackTrace: {message}\n"
        "The stack trace below excludes JAX-internal frames.\n"
        "The preceding is the original exception that occurred, unmodified.\n\n--------------------\n\n"
        f"The above exception was the direct cause of the following exception:\n\n{record[start:]}"
    )


def coloured(record: str) -> str:
    """With the colours of Python 3.13, and its marks."""
    text = re.sub(
        r'File "([^"]+)", line (\d+), in (.+)',
        '\x1b[35mFile "\\1"\x1b[0m, line \x1b[35m\\2\x1b[0m, in \x1b[35m\\3\x1b[0m',
        record,
    ).replace('\x1b[35mFile "', 'File "\x1b[35m')
    text = re.sub(r'File "(\x1b\[35m)([^"]+)"(\x1b\[0m)', r'File \1"\2"\3', text)
    lines = text.split("\n")
    return "\n".join(
        f"{line}\n    \x1b[1;31m~~~~^^^\x1b[0m" if line.startswith("    ") else line
        for line in lines
    )


def log(record: str) -> str:
    """With a time, a level and a logger before each line."""
    lines = record.rstrip("\n").split("\n")
    return "\n".join(
        f"2026-03-0{1 + i % 9} 10:21:{i % 60:02}.{100 + i} ERROR worker-3 [train.loop] {line}"
        for i, line in enumerate(lines)
    )


def container_log(record: str) -> str:
    """As container logs show it: the time alone."""
    lines = record.rstrip("\n").split("\n")
    return "\n".join(
        f"2026-03-01T10:21:{i % 60:02}.123456789Z {line}" for i, line in enumerate(lines)
    )


def one_line_log(record: str) -> str:
    """As a log that keeps the whole traceback in one JSON string."""
    escaped = record.replace('"', '\\"').replace("\n", "\\n")
    return f'{{"level": "error", "exc_info": "{escaped}"}}'


def quoted_html(record: str) -> str:
    """As the source of a web page."""
    return html.escape(record)


def indented(record: str) -> str:
    """As a code block of a forum."""
    return "".join(f"    {line}\n" for line in record.rstrip("\n").split("\n"))


def notebook(record: str) -> str:
    """As IPython 9 shows it, with colours, context lines and skipped frames."""
    return _notebook(
        record,
        cell="\x1b[36mCell\x1b[39m\x1b[36m \x1b[39m\x1b[32mIn[7]\x1b[39m\x1b[32m, line {line}\x1b[39m",
    )


def old_notebook(record: str) -> str:
    """As IPython 7 shows it."""
    return _notebook(
        record,
        cell="\x1b[0;32m<ipython-input-7-0a1b2c3d4e5f>\x1b[0m in \x1b[0;36m{name}\x1b[0;34m(x)\x1b[0m",
    )


def _notebook(record: str, cell: str) -> str:
    start, last = _start(record), _last_line(record)
    error = record[last:].split(":")[0].split("\n")[0].rpartition(".")[2]
    parts = ["-" * 75, f"\x1b[31m{error}\x1b[39m" + " " * 20 + "Traceback (most recent call last)"]
    for frame in _FRAME.finditer(record[start:last]):
        number = int(frame["line"])
        head = cell.format(line=number, name=frame["name"])
        if frame["name"] != "<module>" and "{name}" not in cell:
            head += f", in \x1b[36m{frame['name']}\x1b[39m\x1b[34m(x)\x1b[39m"
        parts.append(head)
        parts.append(f"\x1b[32m{number - 1:7d}\x1b[39m \x1b[38;5;129;01m@jax\x1b[39m.jit")
        parts.append(
            f"\x1b[32m----> {number}\x1b[39m \x1b[38;5;28;01m{frame['code'] or ''}\x1b[39;00m"
        )
        parts.append(f"\x1b[32m{number + 1:7d}\x1b[39m y = x")
        parts.append("")
        parts.append("    \x1b[31m[... skipping hidden 14 frame]\x1b[39m")
        parts.append("")
    return (
        "\n".join(parts)
        + f"\n\x1b[31m{error}\x1b[39m"
        + record[last:].removeprefix(record[last:].split(":")[0].split("\n")[0])
    )


def rich(record: str) -> str:
    """In the box of rich, its message broken between words at 80 columns."""
    width = 80
    start, last = _start(record), _last_line(record)
    lines = [
        "\u256d" + " Traceback (most recent call last) ".center(width - 2, "\u2500") + "\u256e"
    ]
    for frame in _FRAME.finditer(record[start:last]):
        number = int(frame["line"])
        inside = [
            f"/home/ada/{frame['file']}:{number} in {frame['name']}",
            "",
            f"  {number - 1:2d} @jax.jit",
            f"\u2771 {number:2d} \u2502   {(frame['code'] or '')[: width - 14]}",
            "",
        ]
        lines += [f"\u2502 {text}".ljust(width - 1) + "\u2502" for text in inside]
    lines.append("\u2570" + "\u2500" * (width - 2) + "\u256f")
    for line in record[last:].splitlines():
        *pieces, end = textwrap.wrap(line, width, break_long_words=False) or [""]
        lines += [piece if len(piece) == width else f"{piece} " for piece in pieces] + [end]
    return "\n".join(lines)


def mail(record: str) -> str:
    """Quoted in a mail."""
    return "".join(f"> {line}\n" for line in record.splitlines())


def chat(record: str) -> str:
    """With the spaces that a chat puts in."""
    return record.replace(" ", "\u00a0")


def joined(record: str) -> str:
    """On one line, as some logs join it."""
    return " ".join(line.strip() for line in record.splitlines())


def containers(record: str) -> str:
    """With the name of the container before each line."""
    return "".join(f"trainer-1  | {line}\n" for line in record.splitlines())


def pytest_short(record: str) -> str:
    """As pytest shows it with ``--tb=short``."""
    start, last = _start(record), _last_line(record)
    lines = []
    for frame in _FRAME.finditer(record[start:last]):
        lines += [f"{frame['file']}:{frame['line']}: in {frame['name']}", f"    {frame['code']}"]
    return "\n".join([*lines, *(f"E   {line}" for line in record[last:].splitlines())])


def _start(record: str) -> int:
    """Where the last traceback begins that no message quotes."""
    return record.index(HEADER) if "The error was:\nTraceback" in record else record.rindex(HEADER)


def _last_line(record: str) -> int:
    """Where the line with the class of the last error begins."""
    at = _start(record) + len(HEADER)
    for line in record[at:].splitlines(keepends=True):
        if line.strip() and not line.startswith(" "):
            return at
        at += len(line)
    raise ValueError("the record has no last line")


FORMS: tuple[Callable[[str], str], ...] = (
    terminal, unfiltered, chained, carried, coloured, log, container_log, one_line_log,
    quoted_html, indented, notebook, old_notebook, rich, mail, chat, joined, containers,
    pytest_short,
)  # fmt: skip


def frames_only(record: str) -> str:
    """Without its last lines, as when a screen is cut off."""
    return record[: _last_line(record)]


def last_lines(record: str) -> str:
    """The class and the message, as people write them into a search field."""
    return record[_last_line(record) :]


def message_only(record: str) -> str:
    """The message without its class, as a title of a question."""
    return last_lines(record).split(": ", 1)[-1]


def class_only(record: str) -> str:
    """Without its message, as in a report of failed jobs."""
    last = _last_line(record)
    return record[:last] + record[last:].split("\n")[0].split(":")[0] + "\n"


def first_line_of_message(record: str) -> str:
    """Cut after the class and one line, as logs do."""
    last = _last_line(record)
    return record[:last] + record[last:].split("\n")[0] + "\n"


def warning(record: str) -> str:
    """The warning that came before, as an error."""
    match = re.search(r"^\S+:\d+: (\w+Warning: .*)", record, re.MULTILINE)
    return match[1] if match else ""


def before(record: str) -> str:
    """What was printed before."""
    return record[: record.index(HEADER)]


# Parts say less than the whole: they may decode to another entry, or to none.
PARTS: tuple[Callable[[str], str], ...] = (
    frames_only, last_lines, message_only, class_only, first_line_of_message, warning, before,
)  # fmt: skip
