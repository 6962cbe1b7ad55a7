"""A page as Markdown: each construct of a page, as its HTML has it."""

import pytest

from proof.site.copies import markdown_of
from proof.site.delivery import copy_address

HEAD = '<a class="headerlink" href="#why" title="Link to this section">&para;</a>'
CODE = '<pre><span></span><code><span class="n">x</span> <i>=</i> 1\n\n  y\n</code></pre>'


@pytest.mark.parametrize(
    ("html", "markdown"),
    [
        (f'<h2 id="why">Why<code>n</code>{HEAD}</h2>', "## Why`n` {#why}"),
        ('<h1 id="a">A</h1><p>One\ntwo</p>', "# A\n\nOne\ntwo"),
        ("<p>a <strong>b</strong> <em>c</em><br>\nd</p>", "a **b** *c*  \nd"),
        ("<p><code>a`b</code> <code>`</code></p>", "``a`b`` `` ` ``"),
        ("<p>2 * 3, __eq__, a_b, x < y</p>", r"2 \* 3, \_\_eq\_\_, a_b, x < y"),
        ("<p>&lt;T>, [2], [a](b), &amp;lt;</p>", r"&lt;T>, [2], \[a](b), &amp;lt;"),
        ("<p>1. no list\n# no heading\n- no item</p>", "1\\. no list\n\\# no heading\n\\- no item"),
        ('<p><a href="../b/#c">d</a></p>', "[d](../b/index.md#c)"),
        ("<ul>\n<li>a</li>\n<li>b<ol><li>c</li></ol></li></ul>", "- a\n- b\n    1. c"),
        ("<ul>\n<li><p>a</p><p>b</p></li><li>c</li></ul>", "- a\n\n    b\n\n- c"),
        ('<ol start="3"><li>a</li><li>b</li></ol>', "3. a\n4. b"),
        ("<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"),
        ("<hr>", "---"),
        (
            f'<div class="language-python raises highlight">'
            f'<span class="filename"><a href="../a.py">a.py</a></span>{CODE}</div>',
            "**[a.py](../a.py)**\n\n```python\nx = 1\n\n  y\n```",
        ),
        ("<pre><code>```\na\n```\n</code></pre>", "````\n```\na\n```\n````"),
        (
            "<table><thead><tr><th>a</th><th>b</th></tr></thead>"
            "<tbody><tr><td><code>x|y</code> x|y</td><td>1<br>2</td></tr></tbody></table>",
            "| a | b |\n|---|---|\n| `x\\|y` x\\|y | 1<br>2 |",
        ),
        (
            "<table><caption>Of <code>n</code></caption><tr><td>a</td></tr></table>",
            "**Of `n`**\n\n| a |\n|---|",
        ),
        (
            "<details class='tip'><summary>Hint <code>n</code></summary><p>a</p></details>",
            "**Hint `n`**\n\na",
        ),
        (
            '<div class="admonition"><p class="admonition-title">Note</p><p>a</p></div>',
            "**Note**\n\na",
        ),
        (
            '<figure class="jg-picture"><svg><title>A cache.</title><desc>It\nfills.</desc><path/>'
            "<text>inside</text></svg><figcaption>Caption</figcaption></figure>",
            "*Picture: A cache. It fills.*\n\nCaption",
        ),
        ('<p><img src="a.png" alt="A plot"></p>', "![A plot](a.png)"),
        ("<p>a <kbd>x</kbd> <span class='b'>c</span></p><!-- left out -->", "a x c"),
        ("<p>a<script>b</script><style>c</style></p><button>d</button>", "a"),
        ("<p>a</p><div hidden><p>b</p></div><noscript><p>c</p></noscript>", "a\n\nc"),
    ],
)
def test_a_construct(html: str, markdown: str) -> None:
    assert markdown_of(html, copy_address) == markdown + "\n"


def _tabs(*tabs: tuple[str, str]) -> str:
    labels = "".join(f'<label for="x">{label}</label>' for label, _ in tabs)
    blocks = "".join(f'<div class="tabbed-block">{content}</div>' for _, content in tabs)
    return (
        f'<div class="tabbed-set tabbed-alternate"><input name="x">'
        f'<div class="tabbed-labels">{labels}</div>'
        f'<div class="tabbed-content">{blocks}</div></div>'
    )


def test_tabs_follow_each_other_under_their_labels() -> None:
    html = _tabs(("JAX 0.12", "<p>new</p>"), ("JAX 0.4", "<p>old</p>"))
    assert markdown_of(html) == "**JAX 0.12**\n\nnew\n\n**JAX 0.4**\n\nold\n"


def test_tabs_in_tabs_keep_their_labels() -> None:
    html = _tabs(("a", _tabs(("b", "<p>1</p>"), ("c", "<p>2</p>"))), ("d", "<p>3</p>"))
    assert markdown_of(html) == "**a**\n\n**b**\n\n1\n\n**c**\n\n2\n\n**d**\n\n3\n"


@pytest.mark.parametrize(
    ("address", "copy"),
    [
        ("../cache/#key", "../cache/index.md#key"),
        ("..", "../index.md"),
        ("../..", "../../index.md"),
        (".", "index.md"),
        ("./", "index.md"),
        ("cache.html#key", "cache.md#key"),
        ("../a.py", "../a.py"),
        ("#here", "#here"),
        ("https://docs.jax.dev/en/latest/", "https://docs.jax.dev/en/latest/"),
        ("mailto:a@example.org", "mailto:a@example.org"),
    ],
)
def test_links_lead_to_copies(address: str, copy: str) -> None:
    assert copy_address(address) == copy
