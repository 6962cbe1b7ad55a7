"""The built site, served as a static host does, in real Chromium."""

import functools
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from xdist.scheduler import LoadGroupScheduling

from support.watched import Opener, Watched

# The first of Debian's packages has no windows to draw: a tab costs it a third of the time.
_NAMES = [
    *(os.environ.get("CHROMIUM", ""), "chromium-headless-shell"),
    *("chromium", "chromium-browser", "google-chrome"),
]
# Without the last ones Chromium calls its maker at every start.
_ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


# One process runs all of such a file: what the file makes once takes longer than its tests.
_TOGETHER = ("test_offline.py", "test_search.py")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Group by file: the marks for a group are not heard under pytest 9.2."""
    scheduler = LoadGroupScheduling(config, log)

    def scope(nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file.endswith(_TOGETHER) else nodeid

    scheduler._split_scope = scope
    return scheduler


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: failed requests are found by the tests."""


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Address of the built site, ending in a slash."""
    handler = functools.partial(_Quiet, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    found = next((path for name in _NAMES if name and (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("no Chromium found; install one, or name it: CHROMIUM=/path", pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=_ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Open an address in a fresh context: `open_page(url, width=360, scheme="dark")`."""
    opener = Opener(browser)
    yield opener
    opener.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page; at the end it must have said nothing and asked no other host."""
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    watched = Watched(context.new_page())
    yield watched.page
    context.close()
    assert not watched.errors
    assert {host.split(":")[0] for host in watched.hosts} <= {"127.0.0.1", ""}
