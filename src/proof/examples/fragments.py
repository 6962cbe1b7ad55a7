"""Recordings for the stepper and the cache: HTML fragments beside the programs that they record.

``snippets/explore/index/x.py`` leaves a trace in the variable ``record``; ``x.html`` holds it, as a
table and as data. ``snippets/explore/cache/x.py`` prints calls; ``x.html`` holds what the cache did
with them in every order. Recordings are those of the newest recorded JAX; what older versions do is
in the text records. ``make records`` writes them; only measured times may differ from run to run. A
test repeats the short sequences of calls. A seal, a hash of the data, stands for the rest.
"""

import argparse
import contextlib
import hashlib
import io
import json
import re
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from jitguide.command import CommandError, run_command
from jitguide.trace.page import fragment
from jitguide.trace.record import TraceRecord
from proof.examples.calls import LONGEST, record_calls
from proof.examples.records import write
from proof.matrix.versions import ROOT, installed_jax, recorded

_DATA = re.compile(r'<script type="application/json">(.*?)</script>', re.DOTALL)


def traced_programs() -> list[Path]:
    """The programs that record a trace."""
    return sorted((ROOT / "snippets/explore/index").glob("*.py"))


def cache_programs() -> list[Path]:
    """The programs whose calls are recorded in every order."""
    return sorted((ROOT / "snippets/explore/cache").glob("*.py"))


def recording_path(program: Path) -> Path:
    """Where the recording of a program is kept."""
    return program.with_suffix(".html")


def name_of(program: Path) -> str:
    """The name of a recording in links: ``tile-static`` for ``tile_static.py``."""
    return program.stem.replace("_", "-")


def orphans(root: Path = ROOT) -> list[Path]:
    """Recordings without a program."""
    found = sorted((root / "snippets").rglob("*.html"))
    return [path for path in found if not path.with_suffix(".py").exists()]


def data_of(fragment: str) -> dict[str, Any]:
    """The recording inside a fragment."""
    match = _DATA.search(fragment)
    if match is None:
        raise ValueError("no recording inside: expected a script of type application/json")
    return dict(json.loads(match[1]))


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """A cache recording with the hash of all that it says."""
    said = {key: value for key, value in data.items() if key != "seal"}
    text = json.dumps(said, ensure_ascii=False)
    return {**said, "seal": hashlib.sha256(text.encode()).hexdigest()[:16]}


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    """What must not differ between two runs of a cache recording."""
    return {
        **data,
        "seal": None,
        "tour": [call[:3] for call in data["tour"]],
        "sequences": {order: call[:3] for order, call in data["sequences"].items()},
    }


def traced_fragment(program: Path) -> str:
    """Run a program and make the fragment of the trace that it leaves in ``record``."""
    names: dict[str, Any] = {"__name__": "__main__", "__file__": str(program)}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(program.read_text("utf-8"), str(program), "exec"), names)
    record = names.get("record")
    if not isinstance(record, TraceRecord):
        raise ValueError(
            f"{program.relative_to(ROOT)}: its variable 'record' is {record!r}; expected the "
            "result of record_trace(...)"
        )
    return fragment(record, name_of(program))


def cache_data(program: Path, *, longest: int) -> dict[str, Any]:
    """Record the calls of a program in sequences of up to `longest`."""
    data = record_calls(program.read_text("utf-8"), longest=longest).as_dict()
    return dict(json.loads(json.dumps(data)))  # tuples become lists, as in the fragment


def up_to(data: dict[str, Any], longest: int) -> dict[str, Any]:
    """The part of a cache recording with sequences of up to `longest` calls."""
    short = {order: call for order, call in data["sequences"].items() if len(order) <= longest}
    return {**data, "longest": longest, "sequences": short}


def _cache_fragment(program: Path) -> str:
    """The fragment as it is, if its seal holds and a short run agrees; otherwise a new one."""
    path = recording_path(program)
    data = data_of(path.read_text("utf-8")) if path.exists() else None
    if data is None or data != sealed(data) or _outdated(data, program):
        data = sealed(cache_data(program, longest=LONGEST))
    return cache_fragment(data, name_of(program))


def _outdated(data: dict[str, Any], program: Path) -> bool:
    return without_times(cache_data(program, longest=2)) != without_times(up_to(data, 2))


def cache_fragment(data: dict[str, Any], name: str) -> str:
    """What the cache did, as a table and as data; `data` is `CacheRecord.as_dict()`.

    The script makes a cache of it that a reader can play with.
    """
    heads = "".join(
        f'<th scope="col">{head}</th>'
        for head in ("Call", "Hit or miss", "Trace", "Lower", "Compile", "Result")
    )
    rows = "".join(
        f"<tr><td><code>{escape(data['kinds'][kind]['text'])}</code></td><td>{_DID[code]}</td>"
        + "".join(f"<td>{_milliseconds(time)}</td>" for time in times)
        + f"<td><code>{escape(data['results'][result])}</code></td></tr>"
        for kind, (code, result, _, *times) in zip(data["order"], data["tour"], strict=True)
    )
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return (
        f'<div class="jg-cache-recording" data-cache="{escape(name)}" data-search-exclude>\n'
        "<details><summary>The program's own calls, as a table</summary>\n"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>\n</details>\n"
        f'<script type="application/json">{text}</script>\n</div>\n'
    )


_DID = {"h": "hit", "mtc": "miss: traced and compiled", "mc": "miss: compiled, not traced again"}


def _milliseconds(time: float) -> str:
    return f"{time:.1f} ms" if time else ""


def main(argv: Sequence[str] | None = None) -> int:
    """Make the recordings on the installed JAX."""
    parser = argparse.ArgumentParser(prog="make records", description=main.__doc__)
    parser.add_argument(
        "files", nargs="*", type=Path, help="programs, and folders of them; all if none"
    )
    options = parser.parse_args(argv)
    chosen = [path.resolve() for path in options.files]
    wrong = [path for path in chosen if not path.exists()]
    if wrong:
        raise CommandError(f"there is no file {wrong[0]}")
    version, newest = installed_jax(), recorded()[0].jax
    if version != newest:
        print(f"JAX {version}: recordings of traces are made on {newest}; none was made")
        return 0
    makers = dict.fromkeys(traced_programs(), traced_fragment)
    makers |= dict.fromkeys(cache_programs(), _cache_fragment)
    named = [p for p in makers if any(p.is_relative_to(path) for path in chosen)]
    programs = named if chosen else list(makers)
    changed, bad = 0, 0
    for program in programs:
        try:
            if write(recording_path(program), makers[program](program)):
                changed += 1
                print(recording_path(program).relative_to(ROOT))
        except ValueError as error:
            bad += 1
            print(f"{program.relative_to(ROOT)}: {error}", file=sys.stderr)
    for path in orphans():
        bad += 1
        print(f"{path.relative_to(ROOT)}: a recording without a program", file=sys.stderr)
    print(f"JAX {version}: {len(programs)} recordings, {changed} changed, {bad} faults")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(run_command("make records", main))
