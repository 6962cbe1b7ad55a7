"""A fault in a file that the theme brings along, repaired in the built site."""

import re
from pathlib import Path

from mkdocs.exceptions import PluginError

# While the theme sets the colours, at the start of each page as well, this rule holds for all
# elements: the browser computes the style of the whole page twice. Without it colours fade.
_FILES = "assets/stylesheets/palette.*.min.css"
_FAULT = re.compile(r"\[data-md-color-switching\] \*[^{}]*\{[^}]*\}")
_CORRECTION = "/* colours fade */"
_EXPECTED = "[data-md-color-switching], to leave it out"


def repair(site: Path) -> None:
    """Repair the theme's file in a built site, unless that was done before.

    Raises:
        PluginError: there is no such file, or it no longer has the fault: look at this again.
    """
    files = list(site.glob(_FILES))
    if not files:
        raise PluginError(f"{site}: expected {_FILES}, with {_EXPECTED}")
    for file in files:
        text, found = _FAULT.subn(_CORRECTION, file.read_text("utf-8"))
        if not found and _CORRECTION not in text:
            raise PluginError(f"{file.name}: expected {_EXPECTED}")
        file.write_text(text, "utf-8", newline="\n")
