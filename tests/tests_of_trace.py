"""What the tests of the recorder share: the traced examples and where their lines are."""

import importlib.util
import inspect
from pathlib import Path
from typing import Any

_PATH = Path(__file__).with_name("jitguide") / "trace" / "examples.py"


def _load() -> Any:
    spec = importlib.util.spec_from_file_location("traced_examples", _PATH)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


examples: Any = _load()


def line_of(function: Any, text: str) -> int:
    """Line of the first one in `function` that holds `text`."""
    lines, first = inspect.getsourcelines(inspect.unwrap(function))
    return first + next(i for i, line in enumerate(lines) if text in line)
