"""``make audit``: known vulnerabilities of the packages that a lock names.

`uv audit` reads locks of its own form only, so it is handed the same names and versions in that
form. It asks the service of osv.dev and nothing else in this project does.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from jitguide.command import UNDONE, CommandError, run_command
from proof.matrix.versions import ROOT

_PIN = re.compile(r"^(?P<name>[A-Za-z0-9][\w.-]*)==(?P<version>[^\s;\\]+)")
_SCRIPT = "# /// script\n# requires-python = '>=3.11'\n# dependencies = []\n# ///\n"


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


def audit(lock: Path, service: str | None = None) -> int:
    """Ask whether the packages of a lock have known vulnerabilities.

    Args:
        lock: such as ``requirements.lock``.
        service: address of another service that answers as osv.dev does.

    Returns:
        0 where none is known, 1 where some are, 2 where the service could not be asked.
    """
    packages = pins(lock)
    print(f"{lock.name}: {len(packages)} packages", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "lock.py"
        script.write_text(_SCRIPT, "utf-8")
        script.with_name("lock.py.lock").write_text(_as_uv_lock(packages), "utf-8")
        ran = subprocess.run(
            [
                *(sys.executable, "-m", "uv", "audit", "--preview-features", "audit-command"),
                *("--frozen", "--script", str(script)),
                *(("--service-url", service) if service else ()),
            ],
            stderr=subprocess.PIPE,
            text=True,
        )
    print(ran.stderr, end="", file=sys.stderr)
    asked = re.search(r"in (\d+) packages?$", ran.stderr, re.M)
    if ran.returncode == 0 and (asked is None or int(asked[1]) != len(packages)):
        print(f"error: {len(packages)} packages were to be looked up", file=sys.stderr)
        return UNDONE
    return ran.returncode


def _as_uv_lock(packages: Sequence[tuple[str, str]]) -> str:
    wanted = ", ".join(f'{{ name = "{name}" }}' for name, _ in packages)
    listed = "".join(
        f'[[package]]\nname = "{name}"\nversion = {json.dumps(version)}\n'
        'source = { registry = "." }\n'  # nothing is fetched from it
        for name, version in packages
    )
    head = 'version = 1\nrequires-python = ">=3.11"'
    return f"{head}\n[manifest]\nrequirements = [{wanted}]\n{listed}"


def main(argv: Sequence[str] | None = None) -> int:
    """Look up known vulnerabilities of the packages of a lock."""
    parser = argparse.ArgumentParser(prog="make audit", description=main.__doc__)
    parser.add_argument("locks", nargs="*", type=Path, default=[ROOT / "requirements.lock"])
    parser.add_argument("--service", metavar="URL", help="another service than https://api.osv.dev")
    options = parser.parse_args(argv)
    return max([audit(lock, options.service) for lock in options.locks])


if __name__ == "__main__":
    sys.exit(run_command("make audit", main))
