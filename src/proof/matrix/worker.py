"""Runs examples on one JAX version, in one process, and prints one line of JSON for each.

`proof.matrix.command` starts it with the Python of that version; it reads the paths of the examples
from standard input. Needs nothing but the standard library and JAX.
"""

import contextlib
import faulthandler
import importlib
import json
import os
import sys
import warnings
from pathlib import Path

from proof.examples.program import Program, imported
from proof.examples.run import run

LIMIT = 300
"""Seconds that one example may take. Some calls of older versions never return."""


def main() -> None:
    """Run each example cold: a fresh namespace, and JAX's caches cleared before.

    An example that does not end within `LIMIT` ends the process, with its traceback.
    """
    import jax

    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever writes to standard output below Python must not mix with the answers
    for line in sys.stdin:
        faulthandler.dump_traceback_later(LIMIT, exit=True)
        program = Program.read(Path(line.strip()))
        _import_libraries(program)
        jax.clear_caches()  # type: ignore[no-untyped-call]
        did = run(program)
        faulthandler.cancel_dump_traceback_later()
        answer = {"path": line.strip(), "text": did.text, "error": did.error, "line": did.line}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def _import_libraries(program: Program) -> None:
    """Import what a program imports beside JAX.

    What a library warns of while it is imported, no terminal shows, and only the first example of
    this process would.
    """
    with warnings.catch_warnings(), contextlib.suppress(SyntaxError):
        warnings.simplefilter("ignore")
        for name in imported(program.source):
            if name.partition(".")[0] != "jax":
                with contextlib.suppress(ImportError):
                    importlib.import_module(name)


if __name__ == "__main__":
    main()
