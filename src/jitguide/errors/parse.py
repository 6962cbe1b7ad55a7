"""Reads the exceptions of a traceback: frames, class and message, in the order of the text."""

import itertools
import re
from dataclasses import dataclass, field

_HEADER = re.compile(r"Traceback \(most recent call last\)")
_NOTEBOOK_HEADER = re.compile(
    r"^(?P<error>[A-Za-z_][\w.]*)\s+Traceback \(most recent call last\)", re.ASCII
)
_FRAME = re.compile(
    r'^(?P<indent>\s*)File "(?P<file>[^"]*)", line (?P<line>\d+)(?:, in (?P<name>.*))?$', re.ASCII
)
# IPython 8 and 9, then 7 and older.
_CELL = re.compile(
    r"^(?:Cell |Input )?(?P<file>In ?\[\d*\])(?:, line (?P<line>\d+))?(?:, in (?P<name>.*?))?$",
    re.ASCII,
)
_NOTEBOOK_FILE = re.compile(
    r"^File (?P<file>[^\s\"].*?):(?P<line>\d+)(?:, in (?P<name>.*))?$", re.ASCII
)
_OLD_CELL = re.compile(
    r"^(?P<file><ipython-input-[^>]*>|[/~][^ ]*\.py|[A-Za-z]:\\.*?\.py) in (?P<name>.+)$", re.ASCII
)
_ARROW = re.compile(r"^-+> ?(?P<line>\d+)(?: (?P<code>.*))?$", re.ASCII)
_CONTEXT = re.compile(r"^ +(?P<line>\d+)(?: (?P<code>.*))?$", re.ASCII)
_SKIPPED = re.compile(
    r"^\s*(?:\[\.\.\. skipping .*|\(\.\.\.\)|\.\.\.|\[Previous line repeated .*|-{5,})$", re.ASCII
)
_MARKS = re.compile(r"^[\s~^|]+$", re.ASCII)
_ERROR = re.compile(
    r"^(?P<error>(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Interrupt|Exit|Warning|StackTrace|"
    r"Traceback|BeforeTransformation))(?:: ?(?P<message>.*))?$",
    re.ASCII,
)
_ANY_ERROR = re.compile(
    r"^(?P<error>(?:[A-Za-z_]\w*\.)*[A-Z]\w*)(?:: ?(?P<message>.*))?$", re.ASCII
)
_LINK = re.compile(
    r"^(?:The above exception was the direct cause of the following exception:|"
    r"During handling of the above exception, another exception occurred:|"
    r"The stack trace below excludes JAX-internal frames\.)",
    re.ASCII,
)
_PYTEST_ERROR = re.compile(r"^E {3,}(?P<text>.*)$", re.ASCII)
_PYTEST_CODE = re.compile(r"^> {3,}(?P<code>.*)$", re.ASCII)
_PYTEST_BEGINS = re.compile(r"^(?:[=_]{3,} |[>E] {3}|\S+\.py:\d+: )", re.ASCII)
_PYTEST_DEF = re.compile(r"^ {4}(?:async )?def (?P<name>\w+)\(", re.ASCII)
_PYTEST_PLACE = re.compile(r"^(?P<file>\S+\.py):(?P<line>\d+): ?(?P<error>.*)$", re.ASCII)

# A message longer than this is cut: what tells errors apart stands at its beginning.
_MESSAGE_LINES = 80
_MESSAGE_SIZE = 12_000
# Of a long stack the ends are kept: where it was called, and where it failed.
_FRAMES = 400


@dataclass
class Frame:
    """One call of a traceback: file, line, function, and the source as far as it is shown."""

    file: str
    line: int
    name: str
    code: str = ""
    indent: int = 0
    around: str = ""  # lines that a notebook shows beside it
    shown: list[str] = field(default_factory=list)  # of its program: a cell, or what stood above


@dataclass
class Raised:
    """One exception of a text; `error` is empty where its last line is missing."""

    error: str = ""
    message: str = ""
    frames: list[Frame] = field(default_factory=list)


def parse(lines: list[str]) -> list[Raised]:
    """Every exception that the lines show, the last one raised at the end."""
    if any(_PYTEST_ERROR.match(line) for line in lines):
        return _parse_pytest(lines)
    reader = _Reader()
    for line in lines:
        reader.take(line)
    return reader.end()


class _Reader:
    """Goes through the lines once; `state` says what the previous lines were part of."""

    def __init__(self) -> None:
        self.found: list[Raised] = []
        self.now = Raised()
        self.message: list[str] = []
        self.size = 0
        self.rest: list[
            str
        ] = []  # lines that belong to nothing: perhaps a message without its class
        self.state = "outside"  # outside, frames or message
        self.above: list[str] = []  # perhaps the program

    def take(self, line: str) -> None:
        if _HEADER.search(line) and not self.quoted():
            self.finish()
            match = _NOTEBOOK_HEADER.match(line)
            self.now.error = match["error"] if match else ""
            self.state = "frames"
        elif _LINK.match(line):
            self.finish()
        elif self.frame(line):
            pass
        elif self.state == "message":
            self.more(line)
        elif self.state == "frames" and self.source(line):
            pass
        else:
            self.error(line)

    def quoted(self) -> bool:
        """Whether a message quotes a whole traceback, as JAX does when ``__hash__`` fails."""
        return (
            self.state == "message"
            and bool(self.message)
            and (self.message[-1].rstrip().endswith("The error was:"))
        )

    def frame(self, line: str) -> bool:
        match = _FRAME.match(line)
        if match:
            indent = len(match["indent"])
        elif line.startswith(" "):
            return False
        else:
            if self.state == "message" and not line.startswith(("File ", "Cell In", "In [")):
                return False
            match = _NOTEBOOK_FILE.match(line) or _CELL.match(line) or _OLD_CELL.match(line)
            if not match:
                return False
            indent = -1  # an IPython frame: code stands behind line numbers
        if self.state == "message" and not (indent < 0 or self.now.error == ""):
            # A frame after the message, without a header between: part of the message.
            return False
        if self.state == "message":
            self.finish()
        self.state = "frames"
        groups = match.groupdict()
        self.now.frames.append(
            Frame(
                groups["file"],
                int(groups.get("line") or 0),
                (groups.get("name") or "").strip(),
                "",
                indent,
            )
        )
        if len(self.now.frames) > 2 * _FRAMES:
            del self.now.frames[_FRAMES // 2 : -_FRAMES // 2]
        return True

    def source(self, line: str) -> bool:
        """Take a line of source code, or what stands between frames."""
        if not line.strip() or _MARKS.match(line):
            return True
        if not self.now.frames:
            return False
        frame = self.now.frames[-1]
        if frame.indent < 0:
            arrow = _ARROW.match(line)
            frame.shown += [m["code"] or "" for m in (arrow or _CONTEXT.match(line),) if m]
            if arrow:
                frame.line = int(arrow["line"])
                frame.code = (arrow["code"] or "").strip()
                return True
            context = _CONTEXT.match(line)
            if context:
                if len(frame.around) < 2000:
                    frame.around += (context["code"] or "") + "\n"
                return True
            if _SKIPPED.match(line):
                return True
            return line.startswith(" ")
        if _SKIPPED.match(line):
            return True
        indent = len(line) - len(line.lstrip())
        if indent > frame.indent or (
            indent == frame.indent and not frame.code and not _ERROR.match(line)
        ):
            if len(frame.code) < 1000:
                frame.code = (frame.code + " " + line.strip()).strip()
            return True
        return False

    def error(self, line: str) -> None:
        text = line.strip()
        match = (_ANY_ERROR if self.state == "frames" else _ERROR).match(text)
        if not match:
            self.above.append(line)
            if self.state == "frames" and text and not line.startswith(" "):
                self.finish()
            if text and len(self.rest) < _MESSAGE_LINES:
                self.rest.append(text[:1000])
            return
        if self.state == "outside":
            self.finish()
        self.now.error = match["error"]
        self.message = [match["message"] or ""]
        self.size = len(self.message[0])
        self.state = "message"

    def more(self, line: str) -> None:
        if len(self.message) < _MESSAGE_LINES and self.size < _MESSAGE_SIZE:
            self.message.append(line)
            self.size += len(line)

    def finish(self) -> None:
        self.now.message = "\n".join(self.message)[:_MESSAGE_SIZE].rstrip()
        if self.now.error or self.now.frames:
            self.found.append(_without_carrier(self.now))
        self.now, self.message, self.size, self.state = Raised(), [], 0, "outside"

    def end(self) -> list[Raised]:
        self.finish()
        for frame in (frame for raised in self.found for frame in raised.frames):
            # A cell that fails may use what another cell defines: a pasted program shows both.
            pasted = frame.code and frame.code in map(str.strip, self.above)
            frame.shown = self.above if pasted else frame.shown or self.above
        if self.rest and not any(raised.error for raised in self.found):
            rest = "\n".join(self.rest)[:_MESSAGE_SIZE]
            if self.found:
                self.found[-1].message = rest
            else:
                self.found.append(Raised(message=rest))
        return self.found


def _without_carrier(raised: Raised) -> Raised:
    """JAX wraps an error to carry frames; the error itself stands in the message."""
    if re.search(r"(?:StackTrace|BeforeTransformation)$", raised.error):
        match = _ANY_ERROR.match(raised.message.split("\n")[0])
        if match:
            raised.error = match["error"]
            raised.message = "\n".join([match["message"] or "", *raised.message.split("\n")[1:]])
    return raised


def _parse_pytest(lines: list[str]) -> list[Raised]:
    # A pasted program stands above.
    program = list(itertools.takewhile(lambda line: not _PYTEST_BEGINS.match(line), lines))
    parts: list[list[str]] = [[]]
    for line in lines:
        if _LINK.match(line):
            parts.append([])
        parts[-1].append(line)
    return [_pytest_error(part, program) for part in parts if any(map(_PYTEST_ERROR.match, part))]


def _pytest_error(lines: list[str], program: list[str]) -> Raised:
    raised, code, inside, message = Raised(), "", "", []
    for line in lines:
        error = _PYTEST_ERROR.match(line)
        shown = _PYTEST_CODE.match(line)
        place = _PYTEST_PLACE.match(line)
        head = _PYTEST_DEF.match(line)
        if line.startswith(("___", "_ _ _")):
            inside = ""  # the source of another function follows
        elif head:
            inside = inside or head["name"]
        if error:
            message.append(error["text"])
        elif shown:
            code = shown["code"].strip()
        elif place:
            called = place["error"].startswith("in ")
            name = place["error"].removeprefix("in ") if called else inside
            raised.frames.append(Frame(place["file"], int(place["line"]), name, code))
            code = inside = ""
        elif raised.frames and raised.frames[-1].name and not raised.frames[-1].code:
            raised.frames[-1].code = line.strip()  # of `--tb=short`
        elif message and not raised.frames and line.startswith("    "):
            message.append(line.strip())  # of `--tb=line`
    match = _ANY_ERROR.match(message[0].strip())
    if match:
        raised.error = match["error"]
        message[0] = match["message"] or ""
    raised.message = "\n".join(message)[:_MESSAGE_SIZE].rstrip()
    for frame in raised.frames:
        frame.shown = program
    return raised
