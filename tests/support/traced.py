"""What the tests of the recorder share: the traced examples and where their lines are."""

import inspect
from typing import Any

from support import trace_examples

examples: Any = trace_examples  # the functions in it are untyped


def line_of(function: Any, text: str) -> int:
    """Line of the first one in `function` that holds `text`."""
    lines, first = inspect.getsourcelines(inspect.unwrap(function))
    return first + next(i for i, line in enumerate(lines) if text in line)
