"""``make bench``: what the proofs cost, compared with the bare cost of the same work.

(a) the whole test command; (b) only the blocks of the pages; (c) the same blocks, bare: one after
another in one Python process; (d) the strict site build; (e) the same pages by Material alone.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from jitguide.command import run_command
from proof.matrix.versions import ROOT
from proof.pages.project import Project
from proof.site.export import export

# In a folder of their own: some blocks write files.
_BARE = """
import json, os, sys, tempfile
scratch = tempfile.TemporaryDirectory()
os.chdir(scratch.name)
for source in json.load(sys.stdin):
    try:
        exec(compile(source, "block.py", "exec"), {"__name__": "__main__"})
    except Exception:
        pass
"""


def measure(name: str, command: list[str], stdin: str = "") -> tuple[float, float]:
    """Run a command and return its CPU and wall time in seconds, children included."""
    import resource  # not on Windows

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    environment = {**os.environ, "JAX_PLATFORMS": "cpu", "NO_MKDOCS_2_WARNING": "1"}
    ran = subprocess.run(
        command, cwd=ROOT, env=environment, input=stdin, capture_output=True, text=True
    )
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if ran.returncode:
        sys.exit(f"error: {name} failed:\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")
    print(f"{name:44} CPU {cpu:6.2f} s   wall {wall:6.2f} s", flush=True)
    return cpu, wall


def programs_shown() -> list[str]:
    """Every Python block that the tests run, each once, in the order of the pages."""
    project = Project(ROOT)
    found = [
        block.text
        for path in project.page_paths
        for block in project.page(path).blocks
        if block.language == "python"
    ]
    return list(dict.fromkeys(found))


def main(argv: Sequence[str] | None = None) -> int:
    """Measure what the proofs cost, beside the bare cost of the same work."""
    argparse.ArgumentParser(prog="make bench", description=main.__doc__).parse_args(argv)
    python = sys.executable
    pages = ["README.md", "CONTRIBUTING.md", "docs"]
    measure("(a) make test", [python, "-m", "pytest", "-q"])
    page_cpu, _ = measure("(b) the blocks of the pages", [python, "-m", "pytest", "-q", *pages])
    bare_cpu, _ = measure(
        "(c) the same blocks, bare", [python, "-c", _BARE], json.dumps(programs_shown())
    )
    with tempfile.TemporaryDirectory() as folder:
        settings = str(export(Path(folder, "export")))
        build = ["build", "--strict", "--site-dir", str(Path(folder, "ours"))]
        site_cpu, _ = measure("(d) make site", [python, "-m", "proof.site.command", *build])
        bare = ["build", "--strict", "-f", settings]
        alone_cpu, _ = measure(
            "(e) the same pages by Material alone", [python, "-m", "mkdocs", *bare]
        )
    print(f"(b) / (c) = {page_cpu / bare_cpu:.2f}, at most 1.25 wanted")
    print(f"(d) / (e) = {site_cpu / alone_cpu:.2f}, at most 1.30 wanted")
    return 0


if __name__ == "__main__":
    sys.exit(run_command("make bench", main))
