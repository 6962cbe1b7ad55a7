"""A file of tests that has passed is not run again until something changes.

It depends on every file of the project. What passed is kept below ``.cache``, so a new clone runs
everything, as do CI and ``FRESH=1``. Tests that the command line names are run in any case, and one
file in ten is run each day.
"""

import datetime
import hashlib
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from jitguide.files import write_whole
from proof.examples.outcomes import due, environment, runs_everything, table
from support.kept import key_of


def pytest_configure(config: pytest.Config) -> None:
    # A worker of xdist collects what the process that started it tells it to.
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Unchanged(config), "unchanged")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    given = getattr(config, "workerinput", None)
    plugin = config.pluginmanager.get_plugin("unchanged")
    left_out = {*(given["left_out"] if given else plugin.left_out if plugin else [])}
    out = [item for item in items if _file(item.nodeid) in left_out]
    if out:
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if _file(item.nodeid) not in left_out]


class Unchanged:
    """Knows which files passed before and depend on nothing that has changed, and keeps it.

    Args:
        config: of the process that starts the workers, or of the only one. If its root is not in a
            git repository, everything is run and nothing kept.
    """

    def __init__(self, config: pytest.Config) -> None:
        self._root = config.rootpath
        self._passed = self._root / ".cache" / "tests" / "passed.json"
        whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
        some = config.option.keyword or config.option.markexpr or config.option.collectonly
        self._keeps = whole and not some and not runs_everything(os.environ)
        self._ran: dict[str, bool] = {}
        self._key = _key_of(self._root) if self._keeps else None
        self.left_out = [
            file
            for file, key in table(self._passed).items()
            if key == self._key and not due(key_of([file, key]), datetime.date.today())
        ]

    @pytest.hookimpl(optionalhook=True)  # of pytest-xdist
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput["left_out"] = self.left_out

    def pytest_report_header(self) -> list[str]:
        files = len(self.left_out)
        said = f"{files} files passed before, and nothing has changed since (FRESH=1 runs them)"
        return [said] if files else []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = _file(report.nodeid)
        # What is skipped depends on something else, such as a program that is not installed.
        self._ran[file] = self._ran.get(file, True) and report.outcome == "passed"

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.left_out and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK  # everything passed before
        ended = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if self._key is None or not ended:
            return
        if _key_of(self._root) != self._key:
            return  # an edit while the tests ran may have come before or after a test
        known = {file: key for file, key in table(self._passed).items() if file not in self._ran}
        known.update((file, self._key) for file, passed in self._ran.items() if passed)
        self._passed.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._passed, json.dumps(known, indent=0))


def _key_of(root: Path) -> str | None:
    """One key for all files of a git repository but those it ignores; None where there is none."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, capture_output=True, check=False)
    if listed.returncode:
        return None
    files = [root / name for name in sorted({*listed.stdout.decode().split("\0")})]
    content = [
        f"{file} {hashlib.sha256(file.read_bytes()).hexdigest()}"
        for file in files
        if file.is_file()
    ]
    return key_of([environment(), *content])


def _file(nodeid: str) -> str:
    return nodeid.partition("::")[0]
