"""``make audit``: known vulnerabilities of the packages that a lock names.

It asks the service of osv.dev, and nothing else in this project does.
"""

import argparse
import json
import re
import sys
import urllib.request
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Any

from jitguide.command import CommandError, run_command
from proof.matrix.versions import ROOT

_PIN = re.compile(r"^(?P<name>[A-Za-z0-9][\w.-]*)==(?P<version>[^\s;\\]+)")


def pins(lock: Path) -> list[tuple[str, str]]:
    """Every package of a lock with its version; one with several versions stands several times.

    Raises:
        CommandError: there is none, or a requirement is not pinned to a version.
    """
    found = []
    for number, line in enumerate(lock.read_text("utf-8", "replace").splitlines(), 1):
        match = _PIN.match(line)
        if match:
            found.append((match["name"].lower(), match["version"]))
        elif line.strip() and not line.startswith((" ", "#", "--")):
            got = line.strip()[:60]
            raise CommandError(f"{lock}:{number}: expected NAME==VERSION, got {got!r}")
    if not found:
        raise CommandError(f"{lock}: names no package; expected lines NAME==VERSION")
    return found


def audit(lock: Path, service: str) -> int:
    """Print the known vulnerabilities of the packages of a lock, and count them.

    Args:
        lock: such as ``requirements.lock``.
        service: address of a service that answers as osv.dev does.

    Raises:
        CommandError: it is no lock, or the service does not answer for each package of it.
    """
    packages = pins(lock)
    print(f"{lock.name}: {len(packages)} packages", flush=True)
    queries = [{"package": {"name": n, "ecosystem": "PyPI"}, "version": v} for n, v in packages]
    count = 0
    try:
        answers = _said(f"{service}/v1/querybatch", {"queries": queries})["results"]
        for (name, version), answer in zip(packages, answers, strict=True):
            for id in (fault["id"] for fault in answer.get("vulns", [])):
                summary = _said(f"{service}/v1/vulns/{id}").get("summary", "")
                print(f"{name} {version}: {summary} (https://osv.dev/{id})")
                count += 1
            if answer.get("next_page_token"):
                raise ValueError(f"there are more of {name}")
    except (OSError, HTTPException, ValueError, LookupError, TypeError, AttributeError) as error:
        raise CommandError(f"{service}: no answer for each package: {error!r}") from error
    return count


def _said(address: str, question: Any = None) -> Any:
    data = json.dumps(question).encode() if question else None
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def main(argv: Sequence[str] | None = None) -> int:
    """Look up known vulnerabilities of the packages of a lock."""
    parser = argparse.ArgumentParser(prog="make audit", description=main.__doc__)
    parser.add_argument("locks", nargs="*", type=Path, default=[ROOT / "requirements.lock"])
    parser.add_argument("--service", metavar="URL", default="https://api.osv.dev")
    options = parser.parse_args(argv)
    return 1 if sum(audit(lock, options.service.rstrip("/")) for lock in options.locks) else 0


if __name__ == "__main__":
    sys.exit(run_command("make audit", main))
