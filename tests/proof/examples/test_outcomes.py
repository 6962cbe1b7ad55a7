"""A worker reports the same outcome as `run`, and the stored outcome is the program's."""

import datetime
import json
import os
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from proof.examples import outcomes
from proof.examples.outcomes import (
    PROGRAMS,
    SHARE,
    WRITTEN,
    Kept,
    Worker,
    WorkerError,
    as_recorded,
    deciding_files,
    due,
    environment,
    key_of,
    outcome,
    run_now,
    runs_everything,
    surroundings,
)
from proof.examples.program import DeclarationError, Outcome, Program
from proof.examples.run import run
from proof.matrix.versions import ROOT

TODAY = datetime.date.today()


def program(source: str, folder: Path = Path("/nowhere")) -> Program:
    return Program(folder / "example.py", textwrap.dedent(source))


def test_a_worker_does_what_run_does() -> None:
    asked = program("""
        import jax, sys
        print("é", sys.argv, __name__, file=sys.stderr)
        jax.jit(lambda x: 1 if x else 2)(3)
    """)
    did = run_now(asked)
    assert did == run(asked)
    assert (did.error, did.line) == ("TracerBoolConversionError", 4)


def test_what_goes_past_pythons_streams_does_not_mix_with_the_answers() -> None:
    assert run_now(program("import os\nos.write(1, b'{}\\n')\n")).text == "{}\n"
    assert run_now(program("import os\nprint(os.read(0, 1))\n")).text == "b''\n"


def test_what_a_program_leaves_running_does_not_mix_with_the_answers() -> None:
    run_now(
        program("""
            import os, threading, time
            def late():
                time.sleep(0.2)
                os.write(1, b"late\\n")
            threading.Thread(target=late, daemon=True).start()
        """)
    )
    time.sleep(1)
    assert run_now(program("print(1)\n")).text == "1\n"


def test_what_c_holds_back_is_in_the_outcome_before_the_traceback() -> None:
    # Here, Python may have been told to leave C's streams unbuffered; a worker is not.
    did = run_now(program("import ctypes\nctypes.CDLL(None).puts(b'held back')\n1 / 0\n"))
    assert did.text.startswith("held back\nTraceback")


def test_more_text_than_a_pipe_holds() -> None:
    assert run_now(program("print('x' * 1_000_000)\n")).text == "x" * 1_000_000 + "\n"
    with Worker() as worker:
        assert worker.outcome(program("#" + "x" * 1_000_000)).text == ""


def test_a_program_that_ends_the_worker_is_named_and_the_next_has_another() -> None:
    with pytest.raises(WorkerError, match=r"stopped at .*example\.py: status 7"):
        run_now(program("import os\nos._exit(7)\n"))
    assert run_now(program("print(1)\n")).text == "1\n"


FLAGGED = 'import os\nos.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"\n'


def test_a_program_that_sets_xla_flags_gets_them_although_jax_has_started() -> None:
    count = "import jax\nprint(jax.device_count())\n"
    with Worker() as worker:
        assert worker.outcome(program(count)).text == "1\n"
        did = worker.outcome(program(f"{FLAGGED}{count}raise ValueError('and its error arrives')"))
        assert worker.outcome(program(count)).text == "1\n"
    assert (did.error, did.line) == ("ValueError", 5)
    assert did.text.startswith('2\nTraceback (most recent call last):\n  File "example.py", line 5')


def test_a_process_with_other_flags_that_ends_is_named_with_its_program() -> None:
    with pytest.raises(WorkerError, match=r"stopped at .*example\.py: status 7"):
        run_now(program(f"{FLAGGED}os._exit(7)\n"))
    assert run_now(program("print(1)\n")).text == "1\n"


def test_a_program_that_asks_if_a_call_is_done_has_a_process_that_no_other_is_run_in() -> None:
    process = "import os\nprint(os.getpid())\n"
    asks = f"{process}# x.is_ready()\n"
    with Worker() as worker:
        first, alone, again, last = (
            worker.outcome(program(source)).text for source in (process, asks, asks, process)
        )
    assert first == last
    assert len({first, alone, again}) == 3


def test_a_program_that_does_not_end_is_named(tmp_path: Path) -> None:
    impatient = tmp_path / "python"
    code = "import proof.examples.worker as worker; worker.LIMIT = 1; worker.main()"
    impatient.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{code}"\n')
    impatient.chmod(0o755)
    with (
        Worker(impatient) as worker,
        pytest.raises(WorkerError, match=r"example\.py: it ran for 0:00:01 and did not end"),
    ):
        worker.outcome(program("while True:\n    pass\n"))


def test_a_program_that_is_no_example_is_named(tmp_path: Path) -> None:
    (tmp_path / "beside_it.py").write_text("")
    with pytest.raises(DeclarationError, match="imports beside_it from its own folder"):
        run_now(program("import beside_it\n", tmp_path))
    assert run_now(program("print(1)\n")).text == "1\n"


def test_a_program_finds_no_setting_of_our_tools() -> None:
    found = surroundings(
        {
            **{"HOME": "/home/reader", "LANG": "C.UTF-8"},
            **{"PYTHONWARNINGS": "error", "JAX_ENABLE_X64": "1", "XLA_FLAGS": "--x"},
            **{"PYTEST_CURRENT_TEST": "a", "MAKEFLAGS": "n", "MAKELEVEL": "1", "CI": "true"},
            **{"FRESH": "1", "FORCE_COLOR": "1", "NO_MKDOCS_2_WARNING": "1"},
        }
    )
    assert found == {
        **{"HOME": "/home/reader", "LANG": "C.UTF-8"},
        **{"PYTHONPATH": str(ROOT / "src"), "JAX_PLATFORMS": "cpu"},
    }


def test_a_setting_of_the_shell_does_not_reach_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAX_ENABLE_X64", "1")
    with Worker() as worker:
        did = worker.outcome(program("import jax\nprint(jax.numpy.ones(1).dtype)\n"))
    assert did.text == "float32\n"


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The programs that were run, while nothing is due and nothing asks for everything."""
    ran: list[str] = []

    def run_and_say(asked: Program) -> Outcome:
        ran.append(asked.source)
        return Outcome(asked.source, None, len(ran))

    monkeypatch.setattr(outcomes, "run_now", run_and_say)
    monkeypatch.setattr(outcomes, "due", lambda key, day: False)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("FRESH", raising=False)
    yield ran


def test_an_outcome_is_kept(runs: list[str], tmp_path: Path) -> None:
    first = outcome(program("a"), tmp_path)
    assert outcome(program("a"), tmp_path) == first
    assert runs == ["a"]
    outcome(program("b"), tmp_path)
    outcome(program("a", Path("/elsewhere")), tmp_path)
    assert runs == ["a", "b", "a"]


@pytest.mark.parametrize("name", ["CI", "FRESH"])
def test_in_ci_everything_is_run(
    name: str, runs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome(program("a"), tmp_path)
    monkeypatch.setenv(name, "true")
    outcome(program("a"), tmp_path)
    assert runs == ["a", "a"]
    assert runs_everything({name: "1"})
    assert not runs_everything({name: ""})


def test_what_is_due_is_run(
    runs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome(program("a"), tmp_path)
    monkeypatch.setattr(outcomes, "due", lambda key, day: True)
    outcome(program("a"), tmp_path)
    assert runs == ["a", "a"]


def test_each_outcome_is_due_once_in_so_many_days() -> None:
    for number in range(20):
        key = key_of(program(str(number)), "")
        days = [due(key, TODAY + datetime.timedelta(day)) for day in range(SHARE)]
        assert days.count(True) == 1
    today = [due(key_of(program(str(number)), ""), TODAY) for number in range(1000)]
    assert 50 < today.count(True) < 200


@pytest.fixture
def clone(runs: list[str], tmp_path: Path) -> Path:
    """A new clone, for which a run of ``a``, which prints its source, was written."""
    known: dict[str, str] = {}
    for source in ("a", "raises"):
        did = Outcome("a", "TypeError", 12) if source == "raises" else Outcome("a")
        Kept(tmp_path / ".cache" / "outcomes").put(
            program(source), key_of(program(source), environment()), did
        )
        known |= [as_recorded(program(source), "a", tmp_path) or ("", "")]
    folder = tmp_path / "clone"
    (folder / WRITTEN).parent.mkdir(parents=True)
    (folder / WRITTEN).write_text(json.dumps({PROGRAMS: known}))
    assert as_recorded(program("a"), "b", tmp_path) is None
    assert as_recorded(program("never run"), "a", tmp_path) is None
    return folder


def test_what_is_written_stands_for_a_run_in_a_new_clone(clone: Path, runs: list[str]) -> None:
    assert outcome(program("a"), clone, "a") == Outcome("a")
    assert outcome(program("raises"), clone, "a") == Outcome("a", "TypeError", 12)
    assert runs == []


def test_what_is_written_stands_for_no_other_record_program_or_environment(
    clone: Path, runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome(program("a"), clone, "b")
    outcome(program("b"), clone, "a")
    assert runs == ["a", "b"]
    monkeypatch.setattr(outcomes, "environment", lambda: "another")
    outcome(program("raises"), clone, "a")
    assert runs == ["a", "b", "raises"]


def test_what_is_written_stands_for_no_run_in_ci(
    clone: Path, runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    outcome(program("a"), clone, "a")
    assert runs == ["a"]


def test_the_environment_is_made_of_the_packages_of_the_lock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Package:
        def __init__(self, name: str, version: str) -> None:
            self.name, self.version = name, version

    packages = [Package("JAX", "1.0"), Package("of_the_reader", "1.0")]
    monkeypatch.setattr("proof.examples.outcomes.metadata.distributions", lambda: packages)
    said = environment.__wrapped__
    before = said()
    assert "jax==1.0" in before
    packages[1].version = "2.0"
    assert said() == before
    packages[0].version = "2.0"
    assert said() != before


def test_what_was_touched_is_not_taken(tmp_path: Path) -> None:
    kept, asked = Kept(tmp_path), program("a")
    kept.put(asked, "key", Outcome("1\n"))
    assert kept.get(asked, "key") == Outcome("1\n")
    assert kept.get(asked, "another key") is None
    (file,) = tmp_path.iterdir()
    whole = file.read_text()
    for damaged in (whole.replace("1\\n", "2\\n"), "", "{}", "3", whole[:-9]):
        file.write_text(damaged)
        assert kept.get(asked, "key") is None, damaged


def test_the_key_is_everything_that_an_outcome_depends_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_package = program("import jitguide")
    asked = program("a")
    key, key_with_package = key_of(asked, "JAX 1"), key_of(with_package, "JAX 1")
    assert key_of(asked, "JAX 1") == key
    assert key_of(asked, "JAX 2") != key
    assert key_of(program("b"), "JAX 1") != key
    assert key_of(program("a", Path("/elsewhere")), "JAX 1") != key
    monkeypatch.setattr(outcomes, "_package", lambda: b"another")
    assert key_of(asked, "JAX 1") == key
    assert key_of(with_package, "JAX 1") != key_with_package
    monkeypatch.setattr(outcomes, "_runner", lambda: b"another")
    assert key_of(asked, "JAX 1") != key


def test_all_of_our_code_that_the_worker_imports_decides() -> None:
    code = """
import sys
import proof.examples.outcomes, proof.examples.worker
print(*(m.__file__ for n, m in sys.modules.items() if n.startswith(("proof.", "jitguide"))))
"""
    said = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    imported = {Path(name) for name in said.split() if not name.endswith("__init__.py")}
    # Where the project lies and which versions it lists decides what is run, not what it does. Its
    # error is one that commands report.
    imported -= {ROOT / "src/proof/matrix/versions.py", ROOT / "src/jitguide/command.py"}
    assert {path.name for path in imported} >= {"run.py", "worker.py", "surroundings.py"}
    assert imported <= set(deciding_files())
