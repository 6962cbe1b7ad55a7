"""What a reader on a slow line waits for: the bytes of a page on the first visit."""

import gzip
import statistics
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from proof.site.search import INDEX
from support.watched import Opener

# As a static host sends them: text compressed, pictures and fonts as they are.
_COMPRESSED = {".html", ".css", ".js", ".svg", ".json", ".txt", ".xml"}
_MEDIAN, _MOST = 75_000, 110_000


def weight(path: Path) -> int:
    """Bytes of a file on the line."""
    data = path.read_bytes()
    return len(gzip.compress(data, 6)) if path.suffix in _COMPRESSED else len(data)


def _weight_of_page(url: str, site: Path, open_page: Opener) -> int:
    watched = open_page("about:blank")
    asked: set[str] = set()
    watched.page.on("request", lambda request: asked.add(request.url))
    watched.page.goto(url, wait_until="networkidle")
    open_page.close()
    files = [site / unquote(urlsplit(address).path).lstrip("/") for address in asked]
    return sum(weight(path / "index.html" if path.is_dir() else path) for path in files)


def test_the_search_is_light(site: Path) -> None:
    """It is fetched when a reader turns to it, maybe on a slow line."""
    assert weight(site / INDEX) <= 200_000
    assert weight(site / "assets/search.js") <= 15_000


_HEAVIEST = 5


@pytest.fixture(scope="module")
def chosen(site: Path) -> list[str]:
    """The heaviest pages, then an even spread over all pages from the heaviest to the lightest."""
    pages = sorted(site.rglob("index.html"), key=weight, reverse=True)
    every = [*pages[:_HEAVIEST], *pages[::15]]
    paths = [page.parent.relative_to(site).as_posix() for page in every]
    return ["" if path == "." else path for path in paths]


def test_pages_are_light(chosen: list[str], site: Path, address: str, open_page: Opener) -> None:
    weights = [
        _weight_of_page(
            f"{address}{path}/".replace("//", "/").replace(":/", "://"), site, open_page
        )
        for path in chosen
    ]
    by_page = zip(chosen, weights, strict=True)
    shown = ", ".join(f"{path or 'home'} {size / 1000:.0f} kB" for path, size in by_page)
    print(shown)
    assert statistics.median(weights[_HEAVIEST:]) <= _MEDIAN, shown
    assert max(weights) <= _MOST, shown
