"""Every recorded error of every version, with the entry that it belongs to."""

import re
from dataclasses import dataclass
from pathlib import Path

from jitguide.errors.rules import load
from support.error_cases import works_of

ROOT = Path(__file__).resolve().parents[2]
HEADER = "Traceback (most recent call last):\n"


@dataclass(frozen=True)
class Recorded:
    """A record that ends in an error."""

    entry: str
    path: Path
    text: str

    def __str__(self) -> str:
        return self.path.name

    @property
    def works(self) -> list[Path]:
        """The programs of the guide that show how it is fixed."""
        return works_of(self.path.with_name(self.path.name.split(".")[0] + ".py"))

    @property
    def named(self) -> set[str]:
        """The arguments of the reader's function that the text names, found in another way."""
        found: set[str] = set()
        for sentence in re.findall(
            r"depends on the values? of the (arguments? .*?)\.(?:\s|$)", self.text
        ):
            found.update(re.split(r", and | and |, ", sentence.split(" ", 1)[1]))
        for path in re.findall(r"(?:at path|argument path is) (\S+?)\.(?:\s|$)", self.text):
            found.add(path)
        return found


def recorded_errors() -> list[Recorded]:
    """All of them, in a fixed order."""
    found = []
    for entry in load()["entries"]:
        program = ROOT / "snippets" / entry["example"]
        for path in sorted(
            [
                *program.parent.glob(f"{program.name}.txt"),
                *program.parent.glob(f"{program.name}.jax-*.txt"),
            ]
        ):
            text = path.read_text("utf-8")
            if HEADER in text and not ended_elsewhere(text):
                found.append(Recorded(entry["id"], path, text))
    return found


def ended_elsewhere(text: str) -> bool:
    """Whether the program met no error of ours on this version: a record without an error."""
    return text.rpartition(HEADER)[2].count("\n") < 2
