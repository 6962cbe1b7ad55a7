"""What a build ships with each setting, and what it leaves out where one is not set."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from proof.matrix.versions import ROOT
from proof.site.command import _is_site

HOME = '---\ndescription: "Is it < or > & why?"\n---\n\n# Home\n\n[Next](learn/cache.md#key)\n'
CACHE = "---\ndescription: What is kept.\n---\n\n# The `cache` & its key\n\n## Key\n"
SETTINGS = ("SITE_URL", "REPO_URL", "EDIT_URI", "OFFLINE")
Build = Callable[..., Path]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Build]:
    """Build two pages as the site is built: `built(SITE_URL="…")`; returns the folder."""
    done: dict[tuple[str, ...], Path] = {}

    def run(home: str = HOME, **settings: str) -> Path:
        key = (home, *(settings.get(name, "") for name in SETTINGS))
        if key not in done:
            folder = tmp_path_factory.mktemp("guide")
            (folder / "docs/learn").mkdir(parents=True)
            (folder / "docs/index.md").write_text(home, "utf-8")
            (folder / "docs/learn/cache.md").write_text(CACHE, "utf-8")
            with pytest.MonkeyPatch.context() as patch:
                for name in SETTINGS:
                    patch.delenv(name, raising=False)
                for name, value in settings.items():
                    patch.setenv(name, value)
                patch.chdir(ROOT)
                _build(folder)
            done[key] = folder / "site"
        return done[key]

    yield run


def _build(folder: Path) -> None:
    config = load_config(
        str(ROOT / "mkdocs.yml"),
        docs_dir=str(folder / "docs"),
        site_dir=str(folder / "site"),
        nav=[{"Home": "index.md"}, {"Learn": ["learn/cache.md"]}],
    )
    config.plugins.on_startup(command="build", dirty=False)
    build(config)


def text(site: Path, name: str) -> str:
    return (site / name).read_text("utf-8")


def metas(html: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', html))


def test_without_an_address_none_is_invented(built: Build) -> None:
    site = built()
    html = text(site, "learn/cache/index.html")
    assert not list(site.glob("sitemap*"))
    assert text(site, "robots.txt") == "User-agent: *\nAllow: /\n"
    assert 'rel="canonical"' not in html
    said = metas(html)
    assert said["og:title"] == "The cache &amp; its key"
    assert said["og:description"] == "What is kept."
    assert said["twitter:card"] == "summary"
    assert not {"og:url", "og:image"} & said.keys()
    assert not re.findall(r'(?:src|href|content)="https?://(?!squidfunk)[^"]*"', html)
    assert "- [The `cache`" not in text(site, "llms.txt")
    assert "](learn/cache.md): What is kept." in text(site, "llms.txt")


def test_with_an_address_everything_names_it(built: Build) -> None:
    site = built(SITE_URL="https://example.org/guide/")
    html = text(site, "learn/cache/index.html")
    address = "https://example.org/guide/learn/cache/"
    assert f'<link rel="canonical" href="{address}">' in html
    said = metas(html)
    assert said["og:url"] == address
    assert said["og:image"] == "https://example.org/guide/assets/card.png"
    assert said["twitter:card"] == "summary_large_image"
    root = ElementTree.fromstring(text(site, "sitemap.xml"))
    assert [e.text for e in root.iter() if e.tag.endswith("}loc")] == [
        "https://example.org/guide/",
        address,
    ]
    assert text(site, "robots.txt").endswith("Sitemap: https://example.org/guide/sitemap.xml\n")
    assert "](https://example.org/guide/learn/cache.md): " in text(site, "llms.txt")
    unknown = text(site, "404.html")  # at any address, so its links begin at that of the site
    assert 'href="/guide/assets/' in unknown and 'href="/guide/errors/decoder/"' in unknown
    assert not re.findall(r'(?:href|src)="(?!/guide/|https?:|#|data:)[^"]*"', unknown)


def test_descriptions_are_text_wherever_they_stand(built: Build) -> None:
    said = metas(text(built(), "index.html"))
    assert said["og:type"] == "website"
    assert said["og:description"] == "Is it &lt; or &gt; &amp; why?"


@pytest.mark.parametrize(
    "repository", ["https://github.com/someone/guide", "https://example.org/g"]
)
def test_edit_links_lead_to_the_source_and_nothing_asks_its_host(
    built: Build, repository: str
) -> None:
    html = text(built(REPO_URL=repository, EDIT_URI="edit/main/docs/"), "learn/cache/index.html")
    assert f'<a href="{repository}/edit/main/docs/learn/cache.md" title="Edit this page"' in html
    assert f'<a href="{repository}"' in html
    # With this mark the theme's script asks for stars and forks.
    assert 'data-md-component="source"' not in html
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', html)
    assert policy and "http" not in policy[1]


def test_an_edit_path_without_a_repository_is_an_error(
    built: Build, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Abort):
        built(EDIT_URI="edit/")
    assert re.search(r"EDIT_URI is set to 'edit/', but REPO_URL", caplog.text)
    assert "Edit this page" not in text(built(REPO_URL="https://example.org/g"), "index.html")


def test_the_readme_names_the_setting_that_another_continues(
    built: Build, caplog: pytest.LogCaptureFixture
) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `([A-Z_]+)` \| (.+) \|$", readme, re.M))
    assert set(told) == set(SETTINGS) - {"OFFLINE"}
    with pytest.raises(Abort):
        built(EDIT_URI="edit/main/")  # MkDocs says the same only once in a process
    needed = re.findall(r"but ([A-Z_]+), which it continues", caplog.text)
    named = {name: re.findall("`([A-Z_]+)`", meaning) for name, meaning in told.items()}
    assert named == {"SITE_URL": [], "REPO_URL": [], "EDIT_URI": needed}


def test_an_offline_build_needs_no_server_and_no_other_host(built: Build) -> None:
    site = built(OFFLINE="true", SITE_URL="https://example.org/guide/")
    html = text(site, "learn/cache.html")
    assert 'src="../assets/site.js"' in html
    assert text(site, "search/search_index.js").startswith("globalThis.searchIndex = {")
    assert not re.findall(r'src="https?://[^"]*"', html)
    assert "Content-Security-Policy" not in html
    assert 'href="cache.md"' in html
    assert "](learn/cache.md#key)" in text(site, "index.md")
    left_out = ("404.html", "sitemap.xml", "robots.txt", "search.js", "alternate.js")
    assert not [name for name in left_out if (site / name).exists()]


def test_a_page_online_has_a_policy(built: Build) -> None:
    site = built()
    for name in ("index.html", "learn/cache/index.html", "404.html"):
        assert text(site, name).count("Content-Security-Policy") == 1
    assert "Content-Security-Policy" not in text(built(OFFLINE="true"), "index.html")


def test_a_script_in_a_page_fails_the_build(built: Build, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(Abort):
        built(HOME + "\n<script>alert(1)</script>\n")
    assert re.search(r"index.md: a script stands in the page .*: alert", caplog.text)


def test_a_page_without_a_description_fails_the_build(
    built: Build, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Abort):
        built("# Home\n")
    assert "index.md: no description in the front matter" in caplog.text


@pytest.mark.parametrize(
    ("to", "said"),
    [
        ("learn/cache.md#no-such-section", "does not contain an anchor '#no-such-section'"),
        ("learn/no-such-page.md", "not found among documentation files"),
        ("/learn/cache/", "absolute link '/learn/cache/'"),
        ("learn/cache", "unrecognized relative link 'learn/cache'"),
    ],
)
def test_a_link_that_leads_nowhere_is_a_warning(
    to: str, said: str, built: Build, caplog: pytest.LogCaptureFixture
) -> None:
    """A strict build fails with each warning, and with nothing less."""
    built(HOME.replace("learn/cache.md#key", to))
    told = [record for record in caplog.records if said in record.getMessage()]
    assert [record.levelname for record in told] == ["WARNING"], caplog.text


def test_either_build_may_be_replaced_by_the_next(built: Build, tmp_path: Path) -> None:
    assert _is_site(built()) and _is_site(built(OFFLINE="true"))
    (tmp_path / "search").mkdir()
    assert not _is_site(tmp_path)
