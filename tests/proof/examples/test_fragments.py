"""Recordings agree with what their programs do now, and are all on a page."""

from pathlib import Path

import pytest

from proof.examples import fragments as recordings
from proof.matrix.versions import ROOT, installed_jax, recorded

NEWEST = installed_jax() == recorded()[0].jax


def shown(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("program", recordings.traced_programs(), ids=shown)
def test_trace(program: Path) -> None:
    fragment = recordings.traced_fragment(program)
    kept = recordings.recording_path(program).read_text("utf-8")
    if NEWEST:
        assert fragment == kept, "run `make records` and look at the difference"
        return
    # Jaxprs and messages are those of the newest version; what happened is the same on all.
    now, then = recordings.data_of(fragment), recordings.data_of(kept)
    for field in ("function", "arguments", "source"):
        assert now[field] == then[field]
    assert now["ending"].get("line") == then["ending"].get("line")
    blamed = [data["ending"].get("blame", {}).get("names") for data in (now, then)]
    assert blamed[0] == blamed[1]


@pytest.mark.skipif(not NEWEST, reason="what the cache does is recorded on the newest JAX only")
@pytest.mark.parametrize("program", recordings.cache_programs(), ids=shown)
def test_cache(program: Path) -> None:
    """The program's own calls and each call alone; `make records` compares all pairs."""
    kept = recordings.data_of(recordings.recording_path(program).read_text("utf-8"))
    now = recordings.cache_data(program, longest=1)
    assert recordings.without_times(now) == recordings.without_times(recordings.up_to(kept, 1))


@pytest.mark.parametrize("program", recordings.cache_programs(), ids=shown)
def test_every_sequence_on_offer_was_recorded(program: Path) -> None:
    data = recordings.data_of(recordings.recording_path(program).read_text("utf-8"))
    count = len(data["kinds"])
    expected = sum(count**length for length in range(1, data["longest"] + 1))
    assert len(data["sequences"]) == expected
    for order, (code, _, _, trace, lower, compile_) in data["sequences"].items():
        assert (code == "h") == (trace == lower == compile_ == 0), order
        assert ("t" in code) == (trace > 0), order
        assert ("c" in code) == (compile_ > 0), order


@pytest.mark.parametrize("program", recordings.cache_programs(), ids=shown)
def test_nothing_was_changed_by_hand(program: Path) -> None:
    """Measured times and long sequences are not recorded again by a test, so a seal guards them."""
    kept = recordings.recording_path(program).read_text("utf-8")
    data = recordings.data_of(kept)
    assert data == recordings.sealed(data), "run `make records` and look at the difference"
    assert kept == recordings.cache_fragment(data, recordings.name_of(program))


@pytest.mark.skipif(not NEWEST, reason="what the cache does is recorded on the newest JAX only")
def test_a_time_changed_by_hand_is_measured_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`make records` keeps old times while nothing else changes, but no others than it wrote."""
    source = ROOT / "snippets/explore/cache/minus_zero.py"
    program = tmp_path / source.name
    program.write_text(source.read_text("utf-8"))
    path = recordings.recording_path(program)
    data = recordings.data_of(recordings.recording_path(source).read_text("utf-8"))
    monkeypatch.setattr(recordings, "cache_programs", lambda: [program])
    monkeypatch.setattr(recordings, "ROOT", tmp_path)

    path.write_text(recordings.cache_fragment(data, "minus-zero"))
    assert recordings.main([str(program)]) == 0
    assert recordings.data_of(path.read_text("utf-8")) == data, "honest times are kept"

    changed = {**data, "tour": [[*call[:3], 99.0, *call[4:]] for call in data["tour"]]}
    path.write_text(recordings.cache_fragment(changed, "minus-zero"))
    assert recordings.main([str(program)]) == 0
    again = recordings.data_of(path.read_text("utf-8"))
    assert again == recordings.sealed(again)
    assert recordings.without_times(again) == recordings.without_times(data)
    assert 99.0 not in [call[3] for call in again["tour"]]


def test_no_recording_is_without_its_program() -> None:
    assert recordings.orphans() == []


def test_a_recording_without_a_program_is_found(tmp_path: Path) -> None:
    lone = tmp_path / "snippets" / "explore" / "lone.html"
    lone.parent.mkdir(parents=True)
    lone.write_text("")
    assert recordings.orphans(tmp_path) == [lone]


def test_a_program_without_a_record_is_named() -> None:
    program = ROOT / "snippets" / "index" / "repeat_works.py"
    with pytest.raises(ValueError, match="its variable 'record' is None"):
        recordings.traced_fragment(program)


def test_every_recording_is_shown() -> None:
    pages = "".join(page.read_text("utf-8") for page in sorted((ROOT / "docs").rglob("*.md")))
    for program in [*recordings.traced_programs(), *recordings.cache_programs()]:
        path = recordings.recording_path(program).relative_to(ROOT).as_posix()
        assert f'--8<-- "{path}"' in pages, f"{path} is on no page"
