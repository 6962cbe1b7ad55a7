"""Runs programs one after another in a separate process, and returns the outcome of each.

`proof.examples.outcomes` starts it, with the Python of one JAX version. A request and an answer are
a line of JSON each, on standard input and output. Needs nothing but the standard library and JAX.
"""

import contextlib
import dataclasses
import faulthandler
import importlib
import json
import os
import warnings
from pathlib import Path

from proof.examples import executables
from proof.examples.program import DeclarationError, Program, imported
from proof.examples.run import run

LIMIT = 300
"""Seconds that one program may take. Some calls of older versions never return."""


def main() -> None:
    """Answer requests until there are no more.

    A program that does not end within `LIMIT` ends the process, with its traceback.
    """
    # Programs find other files behind the numbers of the standard streams; these stay ours.
    requests, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    executables.install()
    for line in requests:
        request = json.loads(line)
        program = Program(Path(request["path"]), request["source"])
        executables.share(".compile(" not in program.source)
        faulthandler.dump_traceback_later(LIMIT, exit=True, file=_errors)
        try:
            _import_libraries(program)
            answer = dataclasses.asdict(run(program))
        except DeclarationError as error:
            answer = {"fault": str(error)}
        faulthandler.cancel_dump_traceback_later()
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


_errors = os.fdopen(os.dup(2), "w")  # where a program's own error stream does not lead

if __name__ == "__main__":
    main()
