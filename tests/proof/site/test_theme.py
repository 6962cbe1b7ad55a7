"""Corrections of the theme, in its HTML and its styles; a changed theme is noticed."""

from pathlib import Path

import pytest
from mkdocs.exceptions import PluginError

from proof.site.theme import programs_corrected, styles, with_joints


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("TracerBoolConversionError", "Tracer|Bool|Conversion|Error"),
        ("jax.experimental.io_callback", "jax.|experimental.|io_|callback"),
        ("ordered=True", "ordered=|True"),
        ("x.shape[0]", "x.|shape[0]"),
        ("__eq__", "__eq__"),
        ("0.5", "0.5"),
        ("size=", "size="),
    ],
)
def test_a_name_in_a_table_breaks_where_its_parts_meet(name: str, shown: str) -> None:
    cell = f"<td>a <code>{name}</code></td>"
    assert with_joints(cell).replace("<wbr>", "|") == cell.replace(name, shown)


def test_a_name_in_the_title_breaks_where_its_words_meet() -> None:
    title = (
        '<h1 id="b">a <code>jax.jit</code>, TracerBoolError<a href="#b">x</a></h1><p>ValueError</p>'
    )
    assert with_joints(title) == title.replace("TracerBoolError", "Tracer<wbr>Bool<wbr>Error")


def test_names_outside_of_tables_are_left() -> None:
    html = "<p><code>jax.jit</code></p><th><code>jax.jit</code></th><td>no.code</td>"
    assert with_joints(html) == html


def test_a_long_line_of_a_program_is_marked() -> None:
    line = '<span class="k">return</span> jnp.where(x &gt; 0, x, 0.0)'
    long = f"    {line} + 1.0"
    block = (
        '<div class="language-{} highlight"><pre><span></span><code>x = 1\n'
        '{}\n<span class="hll">{}\n</span>\n</code></pre></div>'
    )
    marked = f'<span class="jg-long">{long}</span>'
    assert programs_corrected(block.format("python", long, long)) == block.format(
        "python", marked, marked
    )
    for language, text in (("text", long), ("python", "x = " + "&gt;" * 20)):
        html = block.format(language, text, text)
        assert programs_corrected(html) == html


def test_of_two_empty_lines_of_a_program_one_is_marked() -> None:
    block = '<div class="language-{} highlight"><pre><span></span><code>{}</code></pre></div>'
    program = 'import jax\n\n{0}def f():\n<span class="hll">    return 1\n</span>\n{0}f()\n\n1\n'
    two = program.format("\n")
    one = program.format('<span class="jg-blank">\n</span>')
    assert programs_corrected(block.format("python", two)) == block.format("python", one)
    assert programs_corrected(block.format("text", two)) == block.format("text", two)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A site with one page, one script and the theme's two style sheets."""
    files = {
        "index.html": '<body dir="ltr" data-scheme="dark"><a class="md-a b:c" href="x">.gone</a>',
        "assets/page.js": 'element.className = "by-script"',
        "assets/javascripts/bundle.1.min.js": 'find(".by-theme")',
        "assets/stylesheets/main.1.min.css": MAIN,
        "assets/stylesheets/palette.1.min.css": PALETTE,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


SWITCHING = "[data-md-color-switching] *,d::after{transition-duration:0ms!important}"
PALETTE = (
    f":root{{--used:red}}{SWITCHING}[data-scheme=dark] a{{top:0}}[data-scheme=gone] a{{top:1}}"
)
# What stays of a sheet, line by line; nothing for what nothing on the site can have.
TRIMMED = {
    '@charset "UTF-8";': '@charset "UTF-8";',
    "a,.md-a>b{color:var(--used)}": "a,.md-a>b{color:var(--used)}",
    ".gone{top:0}": "",
    ".md-a,.gone b,p{top:0}": ".md-a,p{top:0}",
    r".b\:c{top:0}": r".b\:c{top:0}",
    ".by-script{top:0}.by-theme{top:0}": ".by-script{top:0}.by-theme{top:0}",
    ".tabbed-control--next{right:0}": ".tabbed-control--next{right:0}",
    "a:not(.gone){top:0}p:is(.gone,a){top:0}": "a:not(.gone){top:0}p:is(.gone,a){top:0}",
    "[dir=rtl] a{top:0}[dir=ltr] a{top:1px}": "[dir=ltr] a{top:1px}",
    '[data-scheme="gone"]{top:0}': "",
    "@media print{.gone{top:0}a{top:1px!important}}": "@media print{a{top:1px!important}}",
    "@media print{.gone{top:0}}": "",
    "@supports (top:0){a{top:0}.gone{top:0}}": "@supports (top:0){a{top:0}}",
    "@keyframes gone{0%{top:0}to{top:1px}}": "@keyframes gone{0%{top:0}to{top:1px}}",
    "a{--unused:url('data:a;b,<c d=\"e\">');--own:1;top:0}": "a{--own:1;top:0}",
    ".gone{color:var(--only-there)}a{--only-there:1}": "",
}
MAIN = "".join(TRIMMED)


@pytest.mark.parametrize("sheet", TRIMMED)
def test_the_theme_keeps_what_something_on_the_site_can_have(sheet: str, built: Path) -> None:
    (built / "assets/stylesheets/main.1.min.css").write_text(sheet + "b{top:var(--used)}", "utf-8")
    kept = styles(built, "a{top:var(--own)}")
    assert kept == TRIMMED[sheet] + "b{top:var(--used)}:root{--used:red}[data-scheme=dark] a{top:0}"


def test_both_sheets_are_one_in_their_order(built: Path) -> None:
    kept = styles(built, "a{top:var(--own)}")
    assert kept == "".join(TRIMMED.values()) + ":root{--used:red}[data-scheme=dark] a{top:0}"


def test_a_theme_that_colours_at_once_no_longer_is_named(built: Path) -> None:
    (built / "assets/stylesheets/palette.1.min.css").write_text("a{top:0}", "utf-8")
    with pytest.raises(PluginError, match=r"palette.*data-md-color-switching"):
        styles(built, "")


@pytest.mark.parametrize("name", ["main", "palette"])
def test_a_theme_without_the_sheet_is_named(built: Path, name: str) -> None:
    (built / f"assets/stylesheets/{name}.1.min.css").unlink()
    with pytest.raises(PluginError, match=f"one assets/stylesheets/{name}.*found 0"):
        styles(built, "")
