"""One environment for each recorded JAX version of a suite, made by uv from that version's lock."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from jitguide.command import CommandError, run_command
from proof.matrix.versions import ROOT, Recorded, recorded

LOCKS = Path("tools/locks")
FOLDER = ROOT / ".matrix"


class NoInterpreterError(CommandError):
    """The Python that a version is run on is not on this machine."""


def lock_path(version: Recorded, root: Path = ROOT) -> Path:
    """Where the lock of a version lies."""
    return root / LOCKS / f"{version.environment}.lock"


def write_lock(version: Recorded) -> Path:
    """Resolve what the suite of a version needs, with its JAX, into its lock.

    Raises:
        CommandError: uv could not do it; the lock is as it was before.
    """
    path = lock_path(version)
    compile_lock(path, version.suite.requirements, version.python, f"jax=={version.jax}\n")
    return path


def compile_lock(path: Path, requirements: Sequence[str], python: str, bound: str = "") -> None:
    """Resolve requirements into a lock.

    Args:
        path: the lock; versions that it holds are kept where they can be.
        requirements: arguments of uv, such as ``pyproject.toml --group libraries``.
        python: version of Python, such as ``3.13``.
        bound: what must hold for the versions, as a line of a constraints file.

    Raises:
        CommandError: uv could not do it; the lock is as it was before.
    """
    path.parent.mkdir(exist_ok=True)
    scratch = path.with_name(f".{path.name}.new")
    if path.exists():
        shutil.copyfile(path, scratch)  # uv keeps the versions that it finds there
    try:
        _uv(
            *("pip", "compile", *requirements),
            *("--universal", "--python-version", python, "--generate-hashes", "--no-annotate"),
            *("--no-emit-index-url", "--no-emit-find-links", "--constraint", "-"),
            *("--custom-compile-command", "make lock", "--quiet", "--output-file", str(scratch)),
            stdin=bound,
        )
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


def prepare(version: Recorded) -> Path:
    """Make the environment of a version, or find it made, and return its Python.

    Raises:
        NoInterpreterError: there is no such Python on this machine.
        CommandError: uv could not make it.
    """
    lock = lock_path(version)
    if not lock.exists():
        write_lock(version)
    return environment(version.environment, version.python, lock)


def environment(name: str, version: str, lock: Path) -> Path:
    """Make an environment from a lock, or find it made, and return its Python.

    Args:
        name: its folder in `FOLDER`.
        version: of Python, such as ``3.13``.
        lock: every package of it, with hashes.

    Raises:
        NoInterpreterError: there is no such Python on this machine.
        CommandError: uv could not make it.
    """
    folder = FOLDER / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / ".ready"
    state = _state(version, lock)
    if python.exists() and stamp.exists() and stamp.read_text("utf-8") == state:
        return python
    _uv("venv", "--clear", "--quiet", "--python", str(interpreter(version)), str(folder))
    _uv("pip", "sync", "--quiet", "--require-hashes", "--python", str(python), str(lock))
    stamp.write_text(state, "utf-8")
    return python


def lock_hash(version: Recorded) -> str:
    """What the environment of a version depends on, as a short text."""
    return _state(version.python, lock_path(version))


def _state(version: str, lock: Path) -> str:
    return hashlib.sha256(version.encode() + lock.read_bytes()).hexdigest()[:16]


def interpreter(python: str) -> Path:
    """Find a Python such as ``3.11``: named by PYTHON_3_11, on the PATH, from pyenv, or from uv.

    Raises:
        NoInterpreterError: none of them is there and works.
    """
    for candidate in _candidates(python):
        if _version_of(candidate) == python:
            return candidate
    raise NoInterpreterError(
        f"Python {python} is not on this machine; "
        f"install it, or name it: PYTHON_{python.replace('.', '_')}=/path/to/python{python}"
    )


def _candidates(python: str) -> Iterator[Path]:
    named = os.environ.get(f"PYTHON_{python.replace('.', '_')}")
    if named:
        yield Path(named)
    yield Path(sys.executable)
    for name in (f"python{python}", "python3", "python"):
        if found := shutil.which(name):
            yield Path(found)
    home = Path.home()
    pyenv = Path(os.environ.get("PYENV_ROOT", home / ".pyenv")) / "versions"
    data = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", data / "uv" / "python"))
    for root in (pyenv, uv):
        yield from sorted(root.glob("*/bin/python3"), reverse=True)


def _version_of(python: Path) -> str | None:
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        found = subprocess.run([python, "-c", code], capture_output=True, text=True, timeout=60)
    except OSError:
        return None
    return found.stdout.strip() if found.returncode == 0 else None


def main(arguments: list[str]) -> int:
    """Run ``python ARGUMENTS`` in the environment of a recorded version: ``VERSION ARGUMENTS``."""
    known = {version.jax: version for version in recorded()}
    if not arguments or arguments[0] not in known:
        given = arguments[0] if arguments else "nothing"
        raise CommandError(f"JAX={given} is not recorded; expected one of {', '.join(known)}")
    python = prepare(known[arguments[0]])
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    status = subprocess.run([python, *arguments[1:]], cwd=ROOT, env=environment).returncode
    return status if status >= 0 else 128 - status  # as a shell says that a signal ended it


def _uv(*arguments: str, stdin: str | None = None) -> None:
    ran = subprocess.run([sys.executable, "-m", "uv", *arguments], cwd=ROOT, input=stdin, text=True)
    if ran.returncode:
        raise CommandError(f"'uv {' '.join(arguments[:2])}' failed with status {ran.returncode}")


if __name__ == "__main__":
    sys.exit(run_command("make test", lambda: main(sys.argv[1:])))
