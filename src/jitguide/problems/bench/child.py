"""The process in which a file is judged: it loads the file and answers the judge's questions.

Requests come in on what was standard input, replies go out on what was standard output; both are
moved out of the way first. Each reply is signed with a key that came before the file was loaded.
"""

import base64
import builtins
import hmac
import json
import os
import sys
from types import ModuleType
from typing import Any


def main() -> None:
    """Serve requests until the channel closes."""
    dumps, loads, digest, leave = json.dumps, json.loads, hmac.digest, os._exit
    requests = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(_out_of_the_way(1), "wb", buffering=0)
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.dont_write_bytecode = True

    hello = loads(requests.readline())
    key = base64.b64decode(hello["key"])

    from jitguide.problems.bench.guard import Guard
    from jitguide.problems.bench.limits import limit_this_process
    from jitguide.problems.bench.operations import Operations, describe_error, load

    operations = Operations()
    _hide(sys.modules)
    guard = Guard()
    guard.install(lambda: operations.jits.busy)
    findings = guard.findings
    limits = limit_this_process(hello["memory_mb"])

    def reply(number: int, answer: Any) -> None:
        body = dumps([number, answer]).encode()
        replies.write(base64.b64encode(digest(key, body, "sha256")) + b" " + body + b"\n")

    reply(0, {"limits": limits})
    for line in requests:
        number, operation, details = loads(line)
        answer: Any
        if operation == "load":
            sys.path.append(os.path.dirname(details["filename"]))  # noqa: PTH120
            try:
                module = load(details["source"], details["filename"])
            except BaseException as error:
                answer = {"raised": describe_error(error)}
            else:
                operations.hold(vars(module))
                answer = {"result": None}
        elif operation == "guard":
            answer = findings()
        else:
            answer = getattr(operations, operation)(**details)
        reply(number, answer)
    leave(0)  # neither threads nor exit handlers of the attempt hold up the judge


def _hide(modules: dict[str, ModuleType]) -> None:
    """Put this package out of reach: an attempt that imports it gets a copy that nobody uses."""
    for name in [name for name in modules if name.partition(".")[0] == "jitguide"]:
        _pin(vars(modules.pop(name)))
    _pin(globals())


def _pin(names: dict[str, Any]) -> None:
    """Keep Python's own functions as they are now, whatever an attempt does to `builtins`."""
    for name, function in vars(builtins).items():
        if not name.startswith("_"):
            names.setdefault(name, function)


def _out_of_the_way(descriptor: int) -> int:
    try:
        import fcntl
        import random

        wanted = random.SystemRandom().randrange(100, 200)
        return fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, wanted)
    except (ImportError, OSError):  # no fcntl on Windows
        return os.dup(descriptor)


if __name__ == "__main__":
    main()
