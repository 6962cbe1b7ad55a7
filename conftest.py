"""What every test needs: the block runner, and the site, built once by `support.site_build`."""

import signal
from collections.abc import Iterator

import pytest

pytest_plugins = ["proof.pages.plugin", "pytester", "support.site_build", "support.unchanged"]


@pytest.fixture
def interrupts_are_heard() -> Iterator[None]:
    """A shell's `make test &` has Ctrl-C ignored, here and in every process that is started."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
