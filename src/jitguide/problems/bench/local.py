"""Judges functions of a notebook or a session, in this very process."""

import json
from collections.abc import Callable
from typing import Any

from jitguide.problems.bench.bench import Bench
from jitguide.problems.bench.operations import Operations


class LocalBench(Bench):
    """A bench in this process: quick, for one's own functions; it has no limits and no guard."""

    def __init__(self, functions: dict[str, Callable[..., Any]]) -> None:
        self._operations = Operations()
        self._operations.hold(functions)

    def ask(self, operation: str, **details: Any) -> Any:
        """Have one operation done."""
        return json.loads(json.dumps(getattr(self._operations, operation)(**details)))

    def guard(self) -> list[str]:
        """Say nothing: nobody guards against oneself."""
        return []
