"""``python -m jitguide trace``."""

import sys
from pathlib import Path

import pytest

from jitguide.__main__ import main

PROGRAM = """
import jax.numpy as jnp

SIZE = 3


def padded(x, n):
    m = n + 1
    return jnp.zeros(m) + x
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "my_file.py").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_it_writes_one_file(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["trace", "my_file.py:padded", "--args", "jnp.ones(SIZE), 2", "--static", "n"])
    assert status == 0
    assert "padded: 3 steps" in capsys.readouterr().out
    html = (here / "padded_trace.html").read_text("utf-8")
    assert '"function": "padded"' in html
    assert "src=" not in html and "http" not in html.replace("https://docs.jax.dev", "")


@pytest.mark.parametrize("given", [["n", "m"], ["n,m"], [" n, m "]])
def test_several_static_arguments(
    here: Path, given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "two.py").write_text("def tiled(x, n, m):\n    return [x] * n * m\n")
    static = [text for names in given for text in ("--static", names)]
    assert main(["trace", "two.py:tiled", "--args", "1.0, 2, m=3", *static]) == 0
    assert "tiled: 2 steps" in capsys.readouterr().out


def test_a_file_may_import_its_neighbour(here: Path) -> None:
    (here / "app").mkdir()
    (here / "app" / "sizes_beside_it.py").write_text("SIZE = 3\n")
    (here / "app" / "model.py").write_text(f"from sizes_beside_it import SIZE\n{PROGRAM}")
    before = [*sys.path]
    assert main(["trace", "app/model.py:padded", "--args", "1.0, 2", "--static", "n"]) == 0
    assert sys.path == before


def test_what_a_file_does_as_a_program_is_left_out(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main_block = 'if __name__ == "__main__":\n    raise SystemExit("it ran")\n'
    (here / "script.py").write_text(f"print(__name__)\n{PROGRAM}\n\n{main_block}")
    assert main(["trace", "script.py:padded", "--args", "1.0, 2", "--static", "n"]) == 0
    assert capsys.readouterr().out.startswith("script\npadded: 3 steps")


def test_a_failing_function_is_written_with_its_blame(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["trace", "my_file.py:padded", "--args", "1.0, n=2", "--out", "x.html"])
    assert status == 0
    assert "TypeError at line 9; to blame: m" in capsys.readouterr().out
    assert '"blame": {"names": ["m"]' in (here / "x.html").read_text("utf-8")
