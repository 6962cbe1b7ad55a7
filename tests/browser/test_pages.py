"""Every page, narrow and wide, light and dark: reachable, readable, quiet."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from proof.versions import ROOT
from watched import Opener

VIEWS = [(360, "light"), (360, "dark"), (1280, "light"), (1280, "dark")]


def _address(page: Path) -> str:
    name = page.relative_to(ROOT / "docs").with_suffix("")
    folder = (name.parent if name.name == "index" else name).as_posix()
    return "" if folder == "." else f"{folder}/"


PAGES = sorted(_address(page) for page in (ROOT / "docs").rglob("*.md"))

_OPEN_EVERYTHING = "document.querySelectorAll('details').forEach(d => d.open = true)"
_TOO_WIDE = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return wide > 0 ? wide : 0;
}"""


@pytest.mark.parametrize("path", PAGES)
def test_page(path: str, address: str, open_page: Opener) -> None:
    for width, scheme in VIEWS:
        watched = open_page(address + path, width, scheme)
        page = watched.page
        page.evaluate(_OPEN_EVERYTHING)
        page.wait_for_timeout(100)
        view = f"{path or 'home'} at {width} px, {scheme}"
        found = Axe().run(page).response["violations"]
        faults = [f"{v['id']}: {v['nodes'][0]['target']}" for v in found]
        assert not faults, f"{view}: {faults}"
        assert not page.evaluate(_TOO_WIDE), f"{view}: the page scrolls sideways"
        assert not watched.errors, f"{view}: {watched.errors}"
        assert watched.hosts == {address.split("/")[2]}, f"{view}: asks for {watched.hosts}"
        open_page.close()


def test_every_page_was_looked_at(site: Path) -> None:
    built = {
        path.relative_to(site).as_posix().removesuffix("index.html")
        for path in site.rglob("index.html")
    }
    assert built == set(PAGES)
