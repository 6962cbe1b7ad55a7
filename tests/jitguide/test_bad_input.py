"""Every command, given what it cannot use: one line that names the cause, and exit status 2."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import jitguide
from jitguide.__main__ import main
from jitguide.command import run_command
from jitguide.files import write_whole

SOURCE = Path(jitguide.__file__).parents[1]

# What stands in the folder that each case runs in.
FILES = {
    "empty.py": b"",
    "bytes.py": b"\x00\xff\xfe\x80 no text",
    "latin.py": b"def f(x):\n    return '\xe9'\n",
    "good.py": b"def f(x):\n    return x\n",
    "exits.py": b"import sys\nsys.exit(3)\n",
    "exits_later.py": b"import sys\ndef f(x):\n    sys.exit('enough')\n",
    "wrong.py": b"def f(x:\n",
}

CASES = [
    # command, exit status, what is said
    ([], 2, "the following arguments are required: COMMAND"),
    (["chek"], 2, "invalid choice: 'chek' (choose from"),
    (["problems", "tile"], 2, "unrecognized arguments: tile"),
    (["start", "tile", "folder"], 2, "folder already exists and was not changed"),
    (["start", "tile", "good.py"], 2, "good.py already exists and was not changed"),
    (["start", "tile", "none/x.py"], 2, "none/x.py cannot be written: No such file or directory"),
    (["start", "tile", "good.py/x.py"], 2, "good.py/x.py cannot be written: Not a directory"),
    (["start", "tile", "n" * 300], 2, "nnn cannot be written: File name too long"),
    (["start", "tyle"], 2, "no problem 'tyle'; the problems are: tile, double"),
    (["check", "tyle", "good.py"], 2, "no problem 'tyle'"),
    (["check", "tile", "none.py"], 2, "could not be graded: none.py does not exist"),
    (["check", "tile", "folder"], 2, "could not be graded: folder is not a file"),
    (["check", "tile", "empty.py"], 2, "empty.py defines no jit_with_static_n"),
    (["check", "tile", "bytes.py"], 2, "bytes.py cannot be read: invalid or missing encoding"),
    (["check", "tile", "latin.py"], 2, "latin.py cannot be read: 'utf-8' codec can't decode"),
    (["check", "tile", "wrong.py"], 2, "wrong.py, line 1: not valid Python"),
    (["check", "tile", "n" * 300], 2, "nnn: File name too long"),
    (["check", "tile", "good.py", "--seed", "x"], 2, "argument --seed: invalid int value: 'x'"),
    (["hint", "tyle"], 2, "no problem 'tyle'"),
    (["hint", "tile", "x"], 2, "argument NUMBER: invalid int value: 'x'"),
    (["hint", "tile", "-1"], 2, "hints 1 to 4; there is no hint -1"),
    (["solution"], 2, "the following arguments are required: PROBLEM"),
    (["solution", "tyle"], 2, "no problem 'tyle'"),
    (["explain", "none.txt"], 2, "none.txt: No such file or directory"),
    (["explain", "folder"], 2, "folder: Is a directory"),
    (["explain", "empty.py"], 1, "empty.py: nothing to read: the text is empty"),
    (["explain", "bytes.py"], 1, "bytes.py: no traceback found. Expected the text from"),
    (["trace", "good.py"], 2, "got 'good.py'; expected FILE:FUNCTION"),
    (["trace", "none.py:f"], 2, "there is no file 'none.py'"),
    (["trace", "folder:f"], 2, "there is no file 'folder'"),
    (["trace", "empty.py:f"], 2, "empty.py has no function 'f'; it has none"),
    (["trace", "good.py:g"], 2, "good.py has no function 'g'; it has f"),
    (["trace", "exits_later.py:sys"], 2, "exits_later.py has no function 'sys'; it has f"),
    (["trace", "bytes.py:f"], 2, "bytes.py cannot be run: SyntaxError"),
    (["trace", "latin.py:f"], 2, "latin.py cannot be run: SyntaxError"),
    (["trace", "exits.py:f"], 2, "exits.py ended the program: SystemExit(3)"),
    (["trace", "exits_later.py:f", "--args=1"], 2, "f ended the program: SystemExit('enough')"),
    (["trace", "good.py:f", "--args=exit(1)"], 2, "--args 'exit(1)' ended the program"),
    (["trace", "good.py:f", "--args=x =="], 2, "--args 'x ==' cannot be run: SyntaxError"),
    (["trace", "good.py:f", "--args=y"], 2, "--args 'y' cannot be run: NameError"),
    (["trace", "good.py:f", "--args=1", "--static=y"], 2, "invalid argnames {'y'}"),
    (["trace", "good.py:f", "--args=1", "--out=folder"], 2, "--out folder is a folder"),
    (["trace", "good.py:f", "--args=1", "--out=none/x.html"], 2, "there is no folder none"),
    (["trace", "good.py:f", "--args=1", "--out=good.py/x.html"], 2, "there is no folder good.py"),
]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JITGUIDE_PROGRESS", str(tmp_path / "state" / "progress.json"))
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    here = tmp_path / "here"
    (here / "folder").mkdir(parents=True)
    for name, content in FILES.items():
        (here / name).write_bytes(content)
    monkeypatch.chdir(here)


def run(arguments: list[str]) -> int:
    try:
        return main(arguments)
    except SystemExit as ended:  # argparse
        assert isinstance(ended.code, int)
        return ended.code


@pytest.mark.parametrize(
    ("arguments", "status", "said"), CASES, ids=[" ".join(case[0])[:40] or "-" for case in CASES]
)
def test_the_culprit_is_named(
    arguments: list[str], status: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == status
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.out == ""
    assert "Traceback" not in captured.err.replace("'Traceback (most recent call last)'", "")
    left = {path.name: path.read_bytes() for path in Path().iterdir() if path.is_file()}
    assert left == FILES


def test_every_command_stands_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    run(["chek"])
    listed = re.findall(r"\w+", capsys.readouterr().err.split("choose from")[1])
    assert {*listed, "chek"} == {case[0][0] for case in CASES if case[0]}


posix = pytest.mark.skipif(os.name != "posix", reason="needs /dev/full, head and SIGINT")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "jitguide", *arguments]


@posix
@pytest.mark.parametrize("arguments", [["problems"], ["solution", "tile"], ["hint", "tile"]])
def test_a_full_disk_under_the_output(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(command(*arguments), stdout=full, stderr=subprocess.PIPE, text=True)
    assert ran.returncode == 2
    assert ran.stderr == "jitguide: the output could not be written: No space left on device\n"


@posix
@pytest.mark.parametrize("arguments", [["problems"], ["solution", "tile"], ["explain"]])
def test_a_reader_that_has_gone(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    traceback = (
        "Traceback (most recent call last):\n"
        "jax.errors.ConcretizationTypeError: Abstract tracer value encountered\n"
    )
    ran = subprocess.run(
        command(*arguments), input=traceback, stdout=writing, stderr=subprocess.PIPE, text=True
    )
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (2, "")


def test_a_terminal_that_cannot_show_a_character(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    Path("own.py").write_text("def f(\xf1):\n    return \xf1 + 1\n", "utf-8")
    out = "--out=\xf1.html"
    ran = subprocess.run(
        command("trace", "own.py:f", "--args=1", out), capture_output=True, text=True
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith("\n\\xf1.html\n")
    assert Path("\xf1.html").exists()


@posix
def test_a_full_disk_under_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "good.py:f", "--args=1", "--out=/dev/full"]) == 2
    assert capsys.readouterr().err == "jitguide: /dev/full: No space left on device\n"


@posix
def test_a_folder_that_takes_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "good.py:f", "--args=1", "--out=/proc/trace.html"]) == 2
    assert capsys.readouterr().err.startswith("jitguide: /proc/trace.html: ")
    assert main(["start", "tile", "/proc/tile.py"]) == 2
    assert "/proc/tile.py cannot be written" in capsys.readouterr().err


@posix
@pytest.mark.usefixtures("interrupts_are_heard")
def test_an_interrupt() -> None:
    Path("waits.py").write_text(
        "import pathlib, time\npathlib.Path('started').touch()\ntime.sleep(60)\n"
    )
    process = subprocess.Popen(command("trace", "waits.py:f"), stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + 30
    while not Path("started").exists():
        assert time.monotonic() < end, "the file was never run"
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (130, "jitguide: interrupted\n")
    left = {path.name for path in Path().iterdir()} - {"__pycache__"}  # which is Python's own
    assert left == {*FILES, "folder", "waits.py", "started"}


def test_an_interrupted_check_is_not_a_grade(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("jitguide.problems.commands.grade_file", interrupted)
    assert main(["check", "tile", "good.py"]) == 2
    assert capsys.readouterr().err == "jitguide: interrupted, nothing was graded\n"


def test_hints_say_that_they_cannot_be_remembered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JITGUIDE_PROGRESS", str(Path("good.py/progress.json").absolute()))
    assert main(["hint", "tile"]) == 0
    assert "your progress could not be saved" in capsys.readouterr().out


def test_a_file_is_written_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path("good.py")

    def full(self: Path, *_: object, **__: object) -> int:
        self.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        with pytest.raises(OSError, match=r"No space left on device: 'good\.py'"):
            write_whole(path, "new")
    assert path.read_bytes() == FILES["good.py"]
    write_whole(path, "new")
    assert path.read_text("utf-8") == "new"
    Path("link.py").symlink_to(path)
    write_whole(Path("link.py"), "newer")
    assert Path("link.py").is_symlink()
    assert path.read_text("utf-8") == "newer"
    assert {p.name for p in Path().iterdir()} == {*FILES, "folder", "link.py"}


def test_an_error_that_is_our_own_is_not_hidden() -> None:
    def broken() -> int:
        raise OSError("something of ours")

    with pytest.raises(OSError, match="something of ours"):
        run_command("jitguide", broken)
