"""Strips an outcome of whatever differs from run to run, before it is recorded.

The list only grows, and each rule says why it is there. A rule changes what stands for one machine,
one process or one moment; it never changes what a reader of another JAX version would see change,
except where its reason says so.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Rule:
    """A named rule: `apply(text, program_path)` returns the text with the rule applied."""

    name: str
    reason: str
    apply: Callable[[str, Path], str]


def _substitute(pattern: str, replacement: str) -> Callable[[str, Path], str]:
    compiled = re.compile(pattern)
    return lambda text, _path: compiled.sub(replacement, text)


# The list of frames that JAX puts into an UnexpectedTracerError.
_QUOTED_FRAMES = re.compile(
    r"(stack frames \(most recent last\) excluding JAX-internal frames were:\n-{30}\n)"
    r"((?:.*\n)*?)(?=-{30}\n)"
)
# The traceback that JAX puts into the error of a __hash__ that fails.
_QUOTED_TRACEBACK = re.compile(
    r"(The error was:\nTraceback \(most recent call last\):\n)((?: .*\n)+)"
)
# The stack inside of jit that Equinox puts into the error of `eqx.error_if`.
_QUOTED_STACK = re.compile(r"(Below is the stack inside of JIT:\n)((?: .*\n)+)")
# The traceback that XLA puts into the error of a callback that fails.
_QUOTED_CALLBACK = re.compile(
    r"(CpuCallback error: Traceback \(most recent call last\):\n)((?: .*\n)+)"
)
# The axes after a type, as in `float32[2]{i,j}`.
_AXES = re.compile(r"\]\{([A-Za-z_]\w*(?:,[A-Za-z_]\w*)+)\}")


def _without_runner_frames(text: str, name: str) -> str:
    """Drop the quoted frames above the first one of the program `name`."""

    def from_the_program_on(match: re.Match[str]) -> str:
        lines = match[2].splitlines(keepends=True)
        first = next((i for i, line in enumerate(lines) if name in line), len(lines))
        return match[1] + "".join(lines[first:])

    for quoted in (_QUOTED_FRAMES, _QUOTED_TRACEBACK, _QUOTED_STACK, _QUOTED_CALLBACK):
        text = quoted.sub(from_the_program_on, text)
    return text


RULES: tuple[Rule, ...] = (
    Rule(
        "program path",
        "The folder that a program is saved in is the reader's; its file name stays.",
        lambda text, path: text.replace(str(path), path.name),
    ),
    Rule(
        "library path",
        "Where packages are installed differs from machine to machine.",
        _substitute(r"(?:/|[A-Za-z]:\\)[^\s\"':]*[/\\]site-packages[/\\]", ".../"),
    ),
    Rule(
        "library line",
        "A line in the source of a library such as Flax moves with each of its releases, and no "
        "reader looks for it. JAX's own are what a reader of another version sees change.",
        _substitute(
            r"(\.\.\./(?!jax/|jaxlib/|numpy/)[\w/]+\.py)(:|\", line )\d+(?::\d+)*", r"\1\2..."
        ),
    ),
    Rule(
        "runner frames",
        "JAX, Equinox and Python quote frames in some messages, with those of whoever ran the "
        "program: here the runner and the test's own, which no reader has.",
        lambda text, path: _without_runner_frames(text, path.name),
    ),
    Rule(
        "address",
        "The address of an object in memory differs from run to run.",
        _substitute(r"\b0x[0-9a-f]{6,}\b", "0x..."),
    ),
    Rule(
        "identity",
        "JAX prints id() of tracers and traces in some messages; it differs from run to run.",
        _substitute(r"\b(id=|object id )\d{6,}\b", r"\1..."),
    ),
    Rule(
        "order of axes",
        "JAX 0.7.2 prints the mesh axes along which a value varies in the order of a set, which "
        "differs from run to run.",
        lambda text, _path: _AXES.sub(
            lambda axes: "]{" + ",".join(sorted(axes[1].split(","))) + "}", text
        ),
    ),
    Rule(
        "documentation address",
        "JAX's page of errors has stood at three addresses. The newest is shown.",
        _substitute(
            r"https://(?:jax\.readthedocs\.io|docs\.jax\.dev)/en/[\w.-]+/(?:101/)?errors\.html",
            "https://docs.jax.dev/en/latest/101/errors.html",
        ),
    ),
    Rule(
        "duration",
        "JAX's log lines tell how long tracing and compiling took, which differs from run to run.",
        _substitute(r"\b\d+(?:\.\d+)?(?:e-\d+)? sec\b", "... sec"),
    ),
    Rule(
        "first log line",
        "XLA says once in a process, before its first log line, where its log goes: which program "
        "of a process comes first is no matter of the program.",
        _substitute(
            r"(?m)^WARNING: All log messages before absl::InitializeLog\(\) is called are written "
            r"to STDERR\n",
            "",
        ),
    ),
    Rule(
        "processor",
        "When XLA loads code that it compiled before, it lists on some processors which of their "
        "abilities it did without: the processor decides whether, not the program.",
        _substitute(r"(?m)^.*\bcpu_aot_loader\.cc:\d+\] Loading XLA:CPU AOT result\. .*\n", ""),
    ),
    Rule(
        "log prefix",
        "XLA's log lines begin with a date, a time and the number of a thread, which differ from "
        "run to run; their letter (W, E) and file stay.",
        _substitute(
            r"(?m)^(?:([IWEF])\d{4} [\d:]+\.\d+ +\d+ (?=\S+:\d+\])"
            r"|\d{4}-\d\d-\d\d [\d:]+\.\d+: ([IWEF]) (?=\S+:\d+\]))",
            r"\1\2... ",
        ),
    ),
    Rule(
        "C++ line",
        "The line of XLA's own source that writes a log line moves with each release. A record "
        "that differs in it alone would say that the outcome changed.",
        _substitute(r"(?m)^([IWEF]\.\.\. \S+):\d+\]", r"\1]"),
    ),
    Rule(
        "C++ trace",
        "Since 0.11, XLA adds lines of its own source to some errors, which move with each release "
        "and tell a reader nothing.",
        _substitute(r"(?m)^=== Source Location Trace: ===\s*\n(?:external/\S+:\d+\n)+\n?", ""),
    ),
    Rule(
        "frames note",
        "JAX adds a note about frames it removed from the traceback; records show the reader's "
        "frames only, and the note depends on a setting of the terminal.",
        _substitute(
            r"\n-{20}\nFor simplicity, JAX has removed its internal frames from the traceback of "
            r"the following exception\.[^\n]*",
            "",
        ),
    ),
    Rule(
        "trailing space",
        "Editors and version control strip it.",
        _substitute(r"[ \t]+(?=\n|$)", ""),
    ),
    Rule(
        "cost",
        "JAX tells how many milliseconds a cache miss cost, which differs from run to run.",
        _substitute(r"\bcosting \d+(?:\.\d+)? ms\b", "costing ... ms"),
    ),
    Rule(
        "blank end",
        "Some versions end a message with an empty line, which no reader sees.",
        _substitute(r"\n{2,}\Z", "\n"),
    ),
)


def normalise(text: str, program_path: Path) -> str:
    """Apply every rule, in order."""
    for rule in RULES:
        text = rule.apply(text, program_path)
    return text
