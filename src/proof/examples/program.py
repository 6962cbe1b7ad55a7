"""One example: a whole program, what it declares about itself, and what it did when it ran."""

import ast
import io
import os
import re
import tokenize
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

_RAISES = re.compile(r"#\s*raises\s+(?P<name>[A-Za-z_][\w.]*)\s*$")
_NEEDS_FORK = re.compile(r"#\s*needs\s+os\.fork\s*$")
_NEEDS = re.compile(r"#\s*needs\s+(?P<what>jax|python)\s*>=\s*(?P<version>[\d.]+)\s*$")
_XLA_FLAGS = re.compile(r'^os\.environ\["XLA_FLAGS"\] = "(?P<flags>[^"]*)"$', re.MULTILINE)


@dataclass(frozen=True)
class Raises:
    """The comment ``# raises ClassName``: `name` on line `line` (counted from 1)."""

    name: str
    line: int


@dataclass(frozen=True)
class Outcome:
    """What a program did, as a terminal shows it.

    Attributes:
        text: standard output and error, then the traceback; normalised.
        error: class name of the exception that ended the program, without its module, or None.
        line: line of the program that raised, counted from 1, or None.
    """

    text: str
    error: str | None = None
    line: int | None = None


def imported(source: str) -> list[str]:
    r"""Every module that the top level of a program imports, and every name from one.

    >>> imported("import jax.numpy as jnp\nfrom flax import nnx")
    ['jax.numpy', 'flax', 'flax.nnx']
    """
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return found


class DeclarationError(Exception):
    """A program says something about itself that cannot be understood."""


@dataclass(frozen=True)
class Program:
    """The source of an example and the file that it stands in."""

    path: Path
    source: str

    @property
    def shown(self) -> Path:
        """The path as messages show it: relative to the working directory where it is below."""
        here = Path.cwd()
        return self.path.relative_to(here) if self.path.is_relative_to(here) else self.path

    @classmethod
    def read(cls, path: Path) -> "Program":
        """Read a program.

        Raises:
            DeclarationError: it is no text in UTF-8.
        """
        try:
            return cls(path, path.read_text("utf-8"))
        except UnicodeDecodeError as error:
            shown = cls(path, "").shown
            raise DeclarationError(f"{shown}: expected text in UTF-8: {error}") from error

    @cached_property
    def _comments(self) -> list[tuple[int, str]]:
        try:
            tokens = list(tokenize.generate_tokens(io.StringIO(self.source).readline))
        except (tokenize.TokenError, SyntaxError) as error:
            raise DeclarationError(f"{self.shown}: is not Python: {error}") from error
        return [(t.start[0], t.string) for t in tokens if t.type == tokenize.COMMENT]

    @cached_property
    def raises(self) -> Raises | None:
        """The declared error, or None.

        Raises:
            DeclarationError: more than one, or one that has no class name.
        """
        found = []
        for line, comment in self._comments:
            match = _RAISES.search(comment)
            if match:
                found.append(Raises(match["name"], line))
            elif re.match(r"#\s*raises\b", comment):
                raise DeclarationError(
                    f"{self.shown}:{line}: {comment!r} is not of the form '# raises ClassName'"
                )
        if len(found) > 1:
            lines = ", ".join(str(declared.line) for declared in found)
            raise DeclarationError(
                f"{self.shown}: '# raises' stands on lines {lines}; expected one, "
                "since a program ends at its first error"
            )
        return found[0] if found else None

    @cached_property
    def needs(self) -> dict[str, str]:
        """Oldest versions that the program is written for, such as ``{"jax": "0.8"}``."""
        matches = (_NEEDS.search(comment) for _, comment in self._comments)
        return {match["what"]: match["version"] for match in matches if match}

    @property
    def missing(self) -> str | None:
        """What it says that it needs (``# needs os.fork``) and this system lacks, or None."""
        forks = any(_NEEDS_FORK.match(comment) for _, comment in self._comments)
        return "os.fork" if forks and not hasattr(os, "fork") else None

    @property
    def xla_flags(self) -> str | None:
        """What the program sets `XLA_FLAGS` to, on a line of its own before it imports JAX."""
        match = _XLA_FLAGS.search(self.source)
        return match["flags"] if match else None

    @property
    def asks_if_ready(self) -> bool:
        """Whether it asks if a call's work is done, as one that shows asynchronous calls does."""
        return ".is_ready()" in self.source

    def statement_lines(self, line: int) -> range:
        """Lines of the smallest statement around `line`, without the body of a compound one."""
        best = range(line, line + 1)
        size = None
        for node in ast.walk(ast.parse(self.source)):
            if not isinstance(node, ast.stmt):
                continue
            last = node.end_lineno or node.lineno
            body = getattr(node, "body", None)
            if body:
                last = max(node.lineno, body[0].lineno - 1)
            if node.lineno <= line <= last and (size is None or last - node.lineno < size):
                size = last - node.lineno
                best = range(node.lineno, last + 1)
        return best
