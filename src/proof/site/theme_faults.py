"""Faults in files that the theme brings along, repaired in the built site.

A theme that no longer writes the fault fails the build: then the repair is to be looked at again.
"""

import re
from pathlib import Path
from typing import NamedTuple

from mkdocs.exceptions import PluginError


class _Repair(NamedTuple):
    """A change of files of the theme.

    Attributes:
        files: the files, as a pattern below the site.
        fault: what stands there.
        correction: what is written instead.
        mark: what a file has that was repaired before.
        expected: the fault in words, and what is done to it.
    """

    files: str
    fault: re.Pattern[str]
    correction: str
    mark: str
    expected: str


_REPAIRS = (
    # While the theme sets the colours, at the start of each page as well, this rule holds for all
    # elements: the browser computes the style of the whole page twice. Without it colours fade.
    _Repair(
        "assets/stylesheets/palette.*.min.css",
        re.compile(r"\[data-md-color-switching\] \*[^{}]*\{[^}]*\}"),
        "/* colours fade */",
        "/* colours fade */",
        "[data-md-color-switching], to leave it out",
    ),
)


def repair(site: Path) -> None:
    """Repair the theme's files in a built site.

    Raises:
        PluginError: there is no such file, or it has neither the fault nor the correction.
    """
    for files, fault, correction, mark, expected in _REPAIRS:
        found_files = list(site.glob(files))
        if not found_files:
            raise PluginError(f"{site}: expected {files}, with {expected}")
        for file in found_files:
            text, found = fault.subn(correction, file.read_text("utf-8"))
            if not found and mark not in text:
                raise PluginError(f"{file.name}: expected {expected}")
            file.write_text(text, "utf-8", newline="\n")
