"""The content security policy: what it allows, and what it refuses to allow."""

import base64
import hashlib
from pathlib import Path

import pytest

from proof.site.policy import (
    PolicyError,
    header,
    main,
    policy,
    read,
    source_of,
    with_policy,
    written,
)

OWN = 'console.log("own")'
BASE = (
    '__md_scope=new URL("%s",location),'
    "__md_hash=e=>[...e].reduce(((e,_)=>(e<<5)-e+_.charCodeAt(0)),0),"
    '__md_get=(e,_=localStorage,t=__md_scope)=>JSON.parse(_.getItem(t.pathname+"."+e)),'
    '__md_set=(e,_,t=localStorage,a=__md_scope)=>{try{t.setItem(a.pathname+"."+e,'
    "JSON.stringify(_))}catch(e){}}"
)


def page(body: str) -> str:
    return f'<!doctype html>\n<head>\n<meta charset="utf-8">\n</head>\n<body>{body}</body>'


def test_a_hash_is_what_browsers_compute() -> None:
    digest = hashlib.sha256(OWN.encode()).digest()
    assert source_of(OWN) == "sha256-" + base64.b64encode(digest).decode()


def test_each_kind_of_source_is_named() -> None:
    """One that is left out falls back on another, which may allow more, today or tomorrow."""
    assert policy(page("<p>Text</p>")) == {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "style-src-attr": ["'none'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
    }


def test_nothing_is_allowed_that_is_not_named() -> None:
    sources = policy(page(f"<script>{OWN}</script>"), [OWN])
    assert sources["default-src"] == sources["object-src"] == sources["base-uri"] == ["'none'"]
    assert "'unsafe-inline'" not in written(sources)
    assert "'unsafe-eval'" not in written(sources)
    assert "http" not in written(sources)


def test_scripts_of_the_project_and_of_the_theme_are_named_by_their_hash() -> None:
    base = BASE % "../.."
    html = page(f"<script>{base}</script><script>\n{OWN}\n</script>")
    wanted = [f"'{source_of(text)}'" for text in (base, f"\n{OWN}\n")]
    assert policy(html, [OWN])["script-src"] == ["'self'", *wanted]


@pytest.mark.parametrize(
    "body",
    [
        "<script>alert(1)</script>",
        f"<script>{OWN};alert(1)</script>",
        f'<script type="module">{OWN} </script><script type="module">alert(1)</script>',
        "<script>" + BASE % "../.." + ";alert(1)</script>",
        '<script>__md_scope=new URL("..",location)</script>',
        '<button onclick="alert(1)">x</button>',
        "<img src='x'\nonerror='alert(1)'>",
        '<a href="javascript:alert(1)">x</a>',
    ],
)
def test_a_script_that_nobody_looked_at_is_an_error(body: str) -> None:
    with pytest.raises(PolicyError, match="content security policy") as caught:
        policy(page(body), [OWN])
    assert "alert" in str(caught.value) or "__md_scope" in str(caught.value)


@pytest.mark.parametrize(
    "body",
    [
        '<script type="application/json">{"onclick=": "javascript:"}</script>',
        '<script src="a.js"></script>',
        '<pre>onclick="f()" href="javascript:f()"</pre>',
        '<p data-once="x" class="on">on="x"</p>',
    ],
)
def test_what_does_not_run_needs_no_permission(body: str) -> None:
    assert policy(page(body))["script-src"] == ["'self'"]


def test_styles_are_named_by_their_hash() -> None:
    sources = policy(page('<style>a{b:c}</style><p style="d:&quot;e&quot;"><b style="f:g">'))
    assert sources["style-src"] == ["'self'", f"'{source_of('a{b:c}')}'"]
    assert sources["style-src-attr"] == [
        "'unsafe-hashes'",
        "'" + source_of('d:"e"') + "'",
        "'" + source_of("f:g") + "'",
    ]


def test_the_policy_stands_before_what_it_applies_to() -> None:
    html = with_policy(page(f"<script>{OWN}</script>"), [OWN])
    assert html.index("Content-Security-Policy") < html.index("<script")
    assert read(html) == policy(page(f"<script>{OWN}</script>"), [OWN])
    with pytest.raises(PolicyError, match="meta charset"):
        with_policy("<html></html>")


def test_one_header_for_all_pages() -> None:
    pages = [
        with_policy(page(f"<script>{OWN}</script>"), [OWN]),
        with_policy(page("<b style='a'>")),
    ]
    pages.append(with_policy(page('<b style="a:b">')))
    merged = header(pages)
    assert f"script-src 'self' '{source_of(OWN)}';" in merged
    assert f"style-src-attr 'unsafe-hashes' '{source_of('a:b')}';" in merged
    assert "default-src 'none';" in merged
    assert merged.endswith("frame-ancestors 'none'")


def test_the_command_prints_the_header(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "no page with a policy" in capsys.readouterr().err
    deep = tmp_path / "learn" / "cache"
    deep.mkdir(parents=True)
    (tmp_path / "index.html").write_text(with_policy(page("")), "utf-8")
    (deep / "index.html").write_text(with_policy(page("<style>a{b:c}</style>")), "utf-8")
    assert main([str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Content-Security-Policy: default-src 'none'; ")
    assert source_of("a{b:c}") in said, "of a page in a folder"
