"""The process in which a file is graded: loads it, runs the checks, says what each one found.

The request comes on standard input; messages go out, one JSON object a line, on what was standard
output, which is moved out of the attempt's way: what it prints goes to standard error.
"""

import faulthandler
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

START_SECONDS = 120.0  # importing JAX on a cold, slow machine
MEMORY_MB = 2048  # beyond what JAX itself takes


def main() -> None:
    """Grade one file."""
    faulthandler.dump_traceback_later(START_SECONDS, exit=True)
    with os.fdopen(os.dup(0), "rb") as requests:
        request = json.loads(requests.readline())
    messages = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123
        os.dup2(nothing.fileno(), 0)
    sys.dont_write_bytecode = True

    from jitguide.problems.attempt import Attempt, load
    from jitguide.problems.catalogue import find
    from jitguide.problems.grading import fail_all, missing, remarks_on, run_checks
    from jitguide.problems.model import Finding, Miss
    from jitguide.problems.values import Raised, show_outcome

    def say(**message: Any) -> None:
        messages.write(json.dumps(message).encode() + b"\n")

    def begin(what: str) -> None:
        say(begins=what)
        faulthandler.dump_traceback_later(request["seconds"], exit=True, file=messages)

    def tell(finding: Finding) -> None:
        miss = finding.miss
        say(status=finding.status, miss=miss and [miss.given, miss.expected, miss.got])

    problem = find(request["problem"])
    checks = tuple(check for check in problem.checks if check.key in request["checks"])
    problem, path = replace(problem, checks=checks), Path(request["path"])
    unlimited = limit_memory()
    end: dict[str, Any] = {"remarks": [unlimited] if unlimited else []}
    sys.path.append(str(path.parent))
    loading = f"loading {path.name}"
    loaded = Attempt({}, begins=begin).run(lambda: load(request["source"], str(path)), loading)
    if isinstance(loaded, Raised):
        asked = " and ".join(problem.functions)
        miss = Miss(loading, f"it defines {asked}", f"raised {show_outcome(loaded)}")
        fail_all(problem, miss, tell)
    elif reason := missing(problem, vars(loaded.raw), path.name):
        end["ungraded"] = reason
    else:
        names = vars(loaded.raw)
        functions = {name: names[name] for name in problem.functions}
        attempt = Attempt(functions, names, begin)
        findings = run_checks(problem, attempt, request["seed"], tell)
        end["remarks"] += remarks_on(problem, attempt, findings)
    say(end=end)
    os._exit(0)  # neither threads nor exit handlers of the attempt hold up the grader


def limit_memory() -> str:
    """Limit what this process may take beyond now; says in words where the system cannot."""
    try:
        import resource
    except ImportError:
        return "this system offers no memory limit to Python; the time limit still applies"
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if not sys.platform.startswith("linux"):
        return "this system does not enforce a memory limit; the time limit still applies"
    status = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    (now,) = (int(line.split()[1]) * 1024 for line in status if line.startswith("VmData:"))
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    wanted = now + MEMORY_MB * 2**20
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (wanted, wanted))
    return ""


if __name__ == "__main__":
    main()
