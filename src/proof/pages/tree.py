"""The page *How this is built*, drawn from the tree: what each module says about itself."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

from proof.pages.page import PageError

# Not by `ast`: of 200 files nothing is read but the first line.
_DOCSTRING = re.compile(r'(?:#.*\n|\s)*r?"""\\?\s*(.*?)(?:\n|""")')
_COMMENT = re.compile(r"^# (.+)$", re.MULTILINE)
# What a reader begins with, might hand in, or should find says nothing of itself.
_APART = {"attempts", "cases", "starter.py", "solution.py"}


def tree(name: str, root: Path) -> str:
    """A list of what is in a folder of the project.

    Raises:
        PageError: the folder is not there, or a file of it does not begin with what it is for.
    """
    folder = root / name
    if not folder.is_dir():
        raise PageError(f"{name}: there is no such folder to draw")
    return "\n".join(_lines(folder, members(folder, root), root, ""))


def purpose(path: Path, root: Path) -> str:
    """What a file says that it is for: the first line of its docstring, or its first comment.

    Raises:
        PageError: it does not say so.
    """
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        said, how = _DOCSTRING.match(text), "a docstring"
    else:
        said, how = _COMMENT.search(text), "a comment"
    first = said[1].strip() if said else ""
    if not first:
        raise PageError(
            f"{path.relative_to(root)}: does not say what it is for; expected {how} at its head"
        )
    return first


def _lines(folder: Path, own: list[Path], root: Path, indent: str) -> Iterator[str]:
    for path in sorted(folder.iterdir()):
        below = [member for member in own if str(member).startswith(f"{path}{os.sep}")]
        if below:
            package = path / "__init__.py"
            about = f": {purpose(package, root)}" if package.exists() else ""
            yield f"{indent}- **`{path.name}/`**{about}"
            yield from _lines(path, below, root, indent + "    ")
        elif path in own and path.name != "__init__.py":
            yield f"{indent}- `{path.name}`: {purpose(path, root)}"


def members(folder: Path, root: Path) -> list[Path]:
    """The files of a folder that must say what they are for, those of its folders included."""
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".py", ".sh", ".yml") and not _APART & {*path.relative_to(root).parts}
    ]
