"""What is corrected in the theme, in its HTML and in its file; a theme that changed is noticed."""

from pathlib import Path

import pytest
from mkdocs.exceptions import PluginError

from proof.site.theme import repair, with_joints

_PALETTE = "assets/stylesheets/palette.3c4d.min.css"
_FAULTS = {
    _PALETTE: "a{b:c}[data-md-color-switching] *,d::after{transition-duration:0ms!important}e{f:g}",
}


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


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A site with each fault."""
    for name, text in _FAULTS.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_faults_are_repaired_and_nothing_else_changes(built: Path) -> None:
    repair(built)
    assert (built / _PALETTE).read_text("utf-8") == "a{b:c}/* colours fade */e{f:g}"


def test_a_site_that_was_repaired_stays_as_it_is(built: Path) -> None:
    repair(built)
    before = [(built / name).read_bytes() for name in _FAULTS]
    repair(built)
    assert [(built / name).read_bytes() for name in _FAULTS] == before


@pytest.mark.parametrize("name", _FAULTS)
def test_a_theme_without_the_fault_is_named(built: Path, name: str) -> None:
    (built / name).write_text("nothing of this kind", "utf-8")
    with pytest.raises(PluginError, match=Path(name).name):
        repair(built)


@pytest.mark.parametrize("name", _FAULTS)
def test_a_theme_without_the_file_is_named(built: Path, name: str) -> None:
    (built / name).unlink()
    with pytest.raises(PluginError, match=name.split(".")[0]):
        repair(built)
