"""Programs that are not in the index: causes that share one message are told apart."""

import sys
from pathlib import Path

import pytest

from error_programs import CASES, OUTCOMES, WITH_LIBRARIES, Told, outcome_of, told
from jitguide.errors import explain
from proof.matrix.versions import installed_jax, recorded

NAMES = " of the argument"
HERE = (installed_jax(), f"{sys.version_info.major}.{sys.version_info.minor}")


@pytest.mark.parametrize(("entry", "argument", "source"), CASES, ids=lambda value: str(value)[:40])
def test_the_cause_is_told_apart(
    entry: str, argument: str | None, source: str, tmp_path: Path
) -> None:
    text = outcome_of(source, tmp_path)
    if not text:
        pytest.skip("raises nothing on this version of JAX")
    verdict = explain(text)
    assert verdict.get("entry", "") in entry.split("|"), text
    if NAMES in text:  # some messages of older versions name no argument
        assert verdict["arguments"][:1] == ([argument] if argument else [])
    if source.startswith(WITH_LIBRARIES):
        return  # the lines of the libraries are those of their versions
    if HERE in {(version.jax, version.python) for version in recorded()}:
        kept = next(
            (t.text for t in told() if (t.source, HERE[0] in t.versions) == (source, True)), ""
        )
        assert text == kept, (
            f"not what {OUTCOMES.name} holds; write it with tests/error_programs.py"
        )


def test_each_program_stands_once() -> None:
    sources = [source for _, _, source in CASES]
    assert sorted(set(sources)) == sorted(sources)


@pytest.mark.parametrize("version", [version.jax for version in recorded()])
def test_the_cause_is_told_apart_in_what_other_versions_said(version: str) -> None:
    said = [program for program in told() if version in program.versions]
    assert said, f"{OUTCOMES.name} holds nothing of jax {version}"
    wrong = [
        f"{program}: {entry}" for program in said if (entry := _entry(program)) != "as expected"
    ]
    assert not wrong, "\n\n".join(wrong)


def _entry(program: Told) -> str:
    entry: str = explain(program.text).get("entry", "")
    return "as expected" if entry in program.entry.split("|") else entry or "no entry"
