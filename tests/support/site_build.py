"""The site, built once a session in the background, for the tests that look at it.

`.ci/run` has built it before: `BUILT_SITE` names the folder, and nothing is built here.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Not with --quiet, which drops warnings before --strict counts them.
STRICT_BUILD = [sys.executable, "-m", "mkdocs", "build", "--strict"]
_LIMIT = 300  # seconds
_BUILT = os.environ.get("BUILT_SITE", "")


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> Path:
    """Folder of the site, built as `make site` does: one build for all processes of a session."""
    if _BUILT:
        return Path(_BUILT)
    given = getattr(request.config, "workerinput", {}).get("site")
    folder = Path(given) if given else request.config.stash[_KEY].folder
    done = folder.with_suffix(".done")
    end = time.monotonic() + _LIMIT
    while not done.exists():
        if time.monotonic() > end:
            pytest.fail(f"the strict build took more than {_LIMIT} seconds", pytrace=False)
        time.sleep(0.2)
    if done.read_text("utf-8") != "0":
        pytest.fail("the strict build failed; what it said is told at the end", pytrace=False)
    return folder


class _Build:
    """A strict build that runs beside the tests; a file beside the site tells how it ended."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        said, done = (str(folder.with_suffix(end)) for end in (".said", ".done"))
        program = (
            "import subprocess, sys, pathlib\n"
            "status = subprocess.call(sys.argv[3:], stdout=open(sys.argv[1], 'w'), stderr=-2)\n"
            "part = pathlib.Path(sys.argv[2] + '.part')\n"
            "part.write_text(str(status))\n"
            "part.replace(sys.argv[2])\n"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, said, done, *STRICT_BUILD, "--site-dir", str(folder)],
            cwd=ROOT,
            env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
            start_new_session=True,
        )


_KEY = pytest.StashKey[_Build]()


def _begin(config: pytest.Config) -> _Build:
    if _KEY not in config.stash:
        folder = config._tmp_path_factory.mktemp("built") / "site"  # type: ignore[attr-defined]
        config.stash[_KEY] = _Build(folder)
    return config.stash[_KEY]


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Under pytest-xdist the session that hands out the tests builds the site for all others."""
    if not _BUILT:
        node.workerinput["site"] = str(_begin(node.config).folder)


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session: pytest.Session) -> Iterator[None]:
    """Begin the build when a test that was selected needs it; end it when the session ends."""
    # Under pytest-xdist the session that hands out the tests has none of its own.
    items = getattr(session, "items", ())
    needed = any("site" in getattr(item, "fixturenames", ()) for item in items)
    alone = not hasattr(session.config, "workerinput")
    if needed and alone and not _BUILT and not session.config.option.collectonly:
        _begin(session.config)
    try:
        return (yield)
    finally:
        if _KEY in session.config.stash:
            process = session.config.stash[_KEY].process
            if process.poll() is None:  # it is one process with the build below it
                os.killpg(process.pid, 9) if os.name == "posix" else process.kill()
            process.wait()


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Tell once why the site could not be built, not for each test that looks at it."""
    if _KEY in config.stash:
        folder = config.stash[_KEY].folder
        done = folder.with_suffix(".done")
        if done.exists() and done.read_text("utf-8") != "0":
            terminalreporter.section("the strict build failed")
            terminalreporter.write(folder.with_suffix(".said").read_text("utf-8"))
