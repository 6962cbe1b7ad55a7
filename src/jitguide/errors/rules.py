"""The rules file, which is written for two engines, this one and the site's.

Its patterns keep to what the regular expressions of Python and JavaScript share; named groups are
written ``(?<name>...)``. The tests check its schema.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

RULES_FILE = Path(__file__).with_name("rules.json")
PARTS = ("message", "line", "code", "calls", "library", "program", "above", "block", "does")


@cache
def load() -> dict[str, Any]:
    """The rules of the package."""
    rules: dict[str, Any] = json.loads(RULES_FILE.read_text("utf-8"))
    return rules
