"""What is changed in the theme's HTML."""

import pytest

from proof.site.theme import with_joints


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


def test_names_outside_of_tables_are_left() -> None:
    html = "<p><code>jax.jit</code></p><th><code>jax.jit</code></th><td>no.code</td>"
    assert with_joints(html) == html
