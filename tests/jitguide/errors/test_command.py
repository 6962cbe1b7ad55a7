"""``python -m jitguide explain``."""

import io
import sys
from pathlib import Path

import pytest

from jitguide.__main__ import main
from jitguide.errors.command import report
from jitguide.errors.verdict import explain
from proof.examples.records import CASES
from proof.matrix.versions import ROOT
from support.error_records import recorded_errors

RECORD = next(r for r in recorded_errors() if r.path.name == "concrete_arange_fails.txt")


def test_a_file_that_is_recognised(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(RECORD.path)]) == 0
    out = capsys.readouterr().out
    assert "ConcretizationTypeError: jnp.arange with a traced length" in out
    assert "argument: n\n" in out
    assert "Do you know n before the call, or is it data?" in out
    assert '@functools.partial(jax.jit, static_argnames=["n"])' in out
    assert "Replace names in CAPITALS with your own code." in out
    assert "With your program above the traceback, some of them are filled in." in out
    assert "More: errors/missing-static-argnames/#arange-of-tracer" in out


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_standard_input(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RECORD.text.encode())))
    assert main(["explain", *arguments]) == 0
    assert "arange" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the text is empty"),
        ("hello", "no traceback found. Expected the text from"),
        ("KeyError: 'n'\n", "KeyError: the error index has no entry"),
        (
            "ValueError: repeated axis\n",
            "ValueError: Not about tracing: the array has no such axis",
        ),
        (
            'Traceback (most recent call last):\n  File "a.py", line 1, in f\n    d[k]\nKeyError',
            "not a JAX error: nothing in the text comes from JAX. Python or another library raised",
        ),
    ],
)
def test_not_recognised(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.txt").write_text(text)
    assert main(["explain", str(tmp_path / "a.txt")]) == 1
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(tmp_path / "none.txt")]) == 2
    assert "none.txt: No such file or directory" in capsys.readouterr().err


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"\xff\xfe" + RECORD.text.encode())
    assert main(["explain", str(tmp_path / "a.txt")]) == 0


def test_the_program_is_read_where_it_is_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program, text = tmp_path / "shrink.py", tmp_path / "said.txt"
    record = ROOT / CASES / "if-on-data" / "either_in_if_fails.txt"
    text.write_text(record.read_text("utf-8").replace("either_in_if_fails.py", str(program)))
    lines = record.with_suffix(".py").read_text("utf-8")
    for written, said in [
        (lines, "return jnp.where((x < -1) | (x > 1), 0.0, x)"),
        (f"\n{lines}", "jnp.where((x < -1) | (x > 1), IF_TRUE, IF_FALSE)"),
    ]:
        program.write_text(written, "utf-8")
        assert main(["explain", str(text)]) == 0
        assert said in capsys.readouterr().out


def test_the_program_is_read_where_frames_below_a_callback_show_no_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "a.py"
    program.write_text("result = jax.ShapeDtypeStruct((1,), jnp.float32)\nout = f(x)\n")
    place = f'  File "{program}", line 2, in <module>\n'
    message = "RuntimeError: Incorrect output shape for return value #0: Expected: (1,), Actual: ()"
    text = f"Traceback (most recent call last):\n{place}CODE{message}\n"
    outer = (
        f"Traceback (most recent call last):\n{place}    out = f(x)\njax.errors.JaxRuntimeError: "
    )
    for shown, read in (
        (outer + text.replace("CODE", ""), True),
        (text.replace("CODE", ""), False),
    ):
        (tmp_path / "a.txt").write_text(shown)
        assert main(["explain", str(tmp_path / "a.txt")]) == 0
        assert ("ShapeDtypeStruct((), jnp.float32)" in capsys.readouterr().out) == read


def test_a_program_above_its_traceback_is_read_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program, text = tmp_path / "slope.py", tmp_path / "said.txt"
    source = ROOT / "snippets/errors/grad/transform_grad_integer_fails.py"
    program.write_text(source.read_text("utf-8"), "utf-8")
    said = source.with_suffix(".txt").read_text("utf-8").replace(source.name, str(program))
    text.write_text(program.read_text("utf-8") + said, "utf-8")
    assert main(["explain", str(text)]) == 0
    assert capsys.readouterr().out.count("(3.0)") == 1


def test_the_terminal_says_all_that_was_found() -> None:
    """Every text of an answer, wherever lines are broken; the page shows the same ones."""
    said: set[str] = set()
    for record in recorded_errors()[::5]:
        verdict = explain(record.text)
        if verdict["status"] != "recognised":
            continue
        fixes = [text for fix in verdict["fixes"] for text in fix.items() if text[0] != "answer"]
        where = {"at": verdict["where"]["file"], "line": verdict["where"]["code"]}
        texts = [(name, verdict[name]) for name in ("title", "reason", "question", "page")]
        texts += [("other", other["title"]) for other in verdict["others"]]
        texts += [*fixes, *where.items(), *(("argument", name) for name in verdict["arguments"])]
        shown = " ".join(report(verdict).replace("`", "").split())
        for name, text in texts:
            assert " ".join(text.replace("`", "").split()) in shown, (record.path, name, text)
            said |= {name} if text else set()
    assert said >= {"title", "reason", "question", "page", "other", "text", "code", "needs", "line"}


def test_the_exit_statuses_are_those_that_the_help_tells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other.txt").write_text("hello")
    files = {
        "recognised": RECORD.path,
        "not recognised": tmp_path / "other.txt",
        "the file cannot be read": tmp_path / "none.txt",
    }
    with pytest.raises(SystemExit):
        main(["explain", "--help"])
    said = " ".join(capsys.readouterr().out.split()).partition("Exit status: ")[2].partition(".")[0]
    told = {what: int(status) for status, what in (part.split(" ", 1) for part in said.split(", "))}
    assert told == {what: main(["explain", str(file)]) for what, file in files.items()}
