"""The site, built once a session in the background, for the tests that look at it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Not with --quiet, which drops warnings before --strict counts them.
STRICT_BUILD = [sys.executable, "-m", "mkdocs", "build", "--strict"]


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder of the site, built as `make site` does."""
    build: _Build = request.config.stash[_KEY]
    return build.result()


class _Build:
    """A strict build that runs beside the other tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [*STRICT_BUILD, "--site-dir", str(folder)],
            cwd=ROOT,
            env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def result(self) -> Path:
        output, _ = self.process.communicate(timeout=300)
        if self.process.returncode:
            pytest.fail(f"the strict build failed:\n{output}", pytrace=False)
        return self.folder


_KEY = pytest.StashKey[_Build]()


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session: pytest.Session) -> Iterator[None]:
    """Begin the build when a test that was selected needs it; end it when the session ends."""
    # Under pytest-xdist the session that hands out the tests has none of its own.
    items = getattr(session, "items", ())
    needed = any("site" in getattr(item, "fixturenames", ()) for item in items)
    if needed and not session.config.option.collectonly:
        folder = session.config._tmp_path_factory.mktemp("site")  # type: ignore[attr-defined]
        session.config.stash[_KEY] = _Build(folder)
    try:
        return (yield)
    finally:
        if needed and not session.config.option.collectonly:
            session.config.stash[_KEY].process.kill()
