"""The workflows: what they run, what they may do; the linter of `make lint` sees their faults."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from proof.matrix.versions import ROOT, recorded

FOLDER = ROOT / ".github" / "workflows"
FILES = sorted(FOLDER.glob("*.yml"))
ZIZMOR = Path(sys.executable).with_name("zizmor")


def workflow(name: str) -> dict[Any, Any]:
    return dict(yaml.safe_load((FOLDER / name).read_text("utf-8")))


def jobs(name: str) -> dict[str, Any]:
    return dict(workflow(name)["jobs"])


def commands(name: str, job: str) -> str:
    return "\n".join(step.get("run", "") for step in jobs(name)[job]["steps"])


def test_there_are_workflows() -> None:
    assert [path.name for path in FILES] == ["publish.yml", "tests.yml", "versions.yml"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_actions_are_pinned_and_rights_are_least(path: Path) -> None:
    text = path.read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    for action, comment in used:
        if not action.startswith("./"):
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r" # v[\d.]+", comment), f"{action}: its version is not said"
    assert workflow(path.name)["permissions"] == {"contents": "read"}
    limits = [job["timeout-minutes"] for job in jobs(path.name).values() if "steps" in job]
    assert all(10 <= limit <= 120 for limit in limits), "ends what does well, or nothing"
    rights = {key for job in jobs(path.name).values() for key in job.get("permissions", {})}
    assert rights <= {"contents", "pages", "id-token"}


def test_every_python_on_every_system() -> None:
    """As long as these are the Pythons that `make` accepts."""
    accepted = re.search(r"oldest=(\d+) newest=(\d+)", (ROOT / "tools/find-python.sh").read_text())
    assert accepted
    matrix = jobs("tests.yml")["tests"]["strategy"]["matrix"]
    oldest, newest = map(int, accepted.groups())
    assert matrix["python"] == [f"3.{minor}" for minor in range(oldest, newest + 1)]
    assert matrix["os"] == ["ubuntu-latest", "macos-latest", "windows-latest"]
    assert "python -m pytest" in commands("tests.yml", "tests").splitlines(), "all tests"


def test_the_weekly_run() -> None:
    weekly = jobs("versions.yml")
    text = (FOLDER / "versions.yml").read_text("utf-8")
    (cron,) = re.findall(r'^ +- cron: "(.*)"$', text, re.M)
    assert re.fullmatch(r"\d+ \d+ \* \* [0-6]", cron), f"not once a week: {cron}"
    proofs = commands("versions.yml", "recorded").splitlines()
    assert {"make matrix CHECK=1", "make libraries CHECK=1"} <= {*proofs}, "each on all versions"
    pythons = {
        step.get("with", {}).get("python-version", "") for step in weekly["recorded"]["steps"]
    }
    named = {python for text in pythons for python in text.split()}
    assert named == {version.python for version in recorded()}
    assert weekly["next"]["strategy"]["matrix"]["pre"] == ["", "--pre"]
    assert "--upgrade $PRE jax jaxlib" in commands("versions.yml", "next")
    assert "make audit" in commands("versions.yml", "audit")
    views = commands("versions.yml", "views").splitlines()
    assert {"make browser ALL=1", "make test FRESH=all ARGS=tests/jitguide/problems"} <= {*views}
    browser = (ROOT / "Makefile").read_text("utf-8").partition("\nbrowser:")[2].split("\n\n")[0]
    assert "ALL_VIEWS=$(ALL)" in browser, "the tests of the browser read this variable"


def test_publication_waits_for_the_tests() -> None:
    publish = jobs("tests.yml")["publish"]
    assert publish["if"] == "github.event_name == 'push'", "a pull request must not publish"
    assert publish["needs"] == ["tests", "everything"]
    assert publish["uses"] == "./.github/workflows/publish.yml"
    assert ".ci/run" not in (FOLDER / "publish.yml").read_text("utf-8")
    assert "make site" in commands("publish.yml", "build")
    assert "make mutants" in commands("tests.yml", "mutants")


def deployed_too_early(jobs: dict[str, Any]) -> list[str]:
    """Jobs that deploy, and do not wait for each job that hands a site over."""
    uses = {
        name: " ".join(step.get("uses", "") for step in job.get("steps", ()))
        for name, job in jobs.items()
    }
    built = {name for name in jobs if "/upload-pages-artifact@" in uses[name]}
    found = []
    for name in (name for name in jobs if "/deploy-pages@" in uses[name]):
        waits: set[str] = set()
        more = [name]
        while more:
            needs = jobs[more.pop()].get("needs", [])
            new = {needs} if isinstance(needs, str) else {*needs}
            more += new - waits
            waits |= new
        if not built or built - waits:
            found.append(f"{name} waits for {sorted(waits)}; expected {sorted(built) or 'a build'}")
    return found


def test_a_site_is_deployed_after_it_is_built() -> None:
    every = {path.name: jobs(path.name) for path in FILES}
    assert not (found := [fault for one in every.values() for fault in deployed_too_early(one)]), (
        found
    )
    asked = every["publish.yml"]["deploy"]["permissions"]
    given = every["tests.yml"]["publish"]["permissions"]
    assert asked.items() <= given.items(), f"tests.yml gives {given}; publish.yml needs {asked}"
    build, deploy = every["publish.yml"]["build"], every["publish.yml"]["deploy"]
    between = {"needs": "build", "steps": []}
    chain = {"build": build, "between": between, "deploy": {**deploy, "needs": ["between"]}}
    assert not deployed_too_early(chain)
    assert deployed_too_early({**chain, "between": {}}) == [
        "deploy waits for ['between']; expected ['build']"
    ]
    assert deployed_too_early({"deploy": {**deploy, "needs": []}})


def test_the_published_site_has_every_setting() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    settings = set(re.findall(r"^\| `([A-Z_]+)` \|", readme, re.M))
    read = set(re.findall(r"!ENV \[(\w+)", (ROOT / "mkdocs.yml").read_text("utf-8")))
    assert settings and settings <= read, "README names a setting that nothing reads"
    # Each is called as what it is: SITE_URL is of the site, REPO_URL of the repository.
    for name, meaning in re.findall(r"^\| `([A-Z_]+)` \| ([^;]+)", readme, re.M):
        about = re.sub(r"`.*?`", "", meaning)
        assert name.split("_")[0].lower() in about, f"{name}: {meaning}"
    (build,) = (s for s in jobs("publish.yml")["build"]["steps"] if s.get("run") == "make site")
    assert set(build["env"]) == settings
    on = workflow("tests.yml")[True]  # YAML 1.1: `on` is true
    (branch,) = on["push"]["branches"]
    assert build["env"]["EDIT_URI"] == f"edit/{branch}/docs/"


def test_what_is_published_is_what_was_built() -> None:
    (folder,) = re.findall(r"^site_dir: (\S+)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.M)
    steps = jobs("publish.yml")["build"]["steps"]
    (upload,) = (step for step in steps if "upload-pages-artifact" in step.get("uses", ""))
    assert upload["with"] == {"path": folder}
    assert steps.index(upload) > [step.get("run") for step in steps].index("make site")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_fails_is_red(path: Path) -> None:
    """No step forgives a failure, and none builds a site with a warning."""
    for name, job in jobs(path.name).items():
        assert "continue-on-error" not in job, name
        for step in job.get("steps", ()):
            assert "continue-on-error" not in step, step
            assert not re.search(r"\|\||;|\bset \+e\b", step.get("run", "")), step
            for build in re.findall(r"^mkdocs build.*", step.get("run", ""), re.M):
                assert "--strict" in build, step


def test_only_a_pull_request_ends_an_older_run() -> None:
    """A commit on main is proved to the end, and one that is being published is, too."""
    ends = {
        path.name: workflow(path.name)["concurrency"].get("cancel-in-progress") for path in FILES
    }
    assert ends.pop("tests.yml") == "${{ github.event_name == 'pull_request' }}"
    assert not any(ends.values()), ends


_STEPS = ["setup", "site", "offline", "test", "lint", "libraries", "export", "browser"]


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
@pytest.mark.parametrize("failing", [None, *_STEPS])
def test_the_whole_run_fails_with_each_of_its_steps(failing: str | None, tmp_path: Path) -> None:
    for folder in (".ci", "bin"):
        (tmp_path / folder).mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci" / "run")
    make = tmp_path / "bin" / "make"
    make.write_text(
        '#!/bin/sh\necho "make $*"\n'
        "for step; do\ncase $step in *[!a-z]*) continue ;; esac\n"
        f'echo "did $step"\n[ "$step" != {failing} ] || exit 2\ndone\n'
    )
    make.chmod(0o755)
    path = f"{make.parent}:{os.environ['PATH']}"
    done = subprocess.run(
        [tmp_path / ".ci" / "run"],
        env={**os.environ, "PATH": path, "CHROMIUM": "chromium"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode == 0) == (failing is None), done.stdout + done.stderr
    if failing is None:
        assert set(re.findall(r"did (\w+)", done.stdout)) == set(_STEPS)
        for proof in ("test FRESH=1", "libraries CHECK=1 ARGS=newest", "export CHECK=1"):
            step = rf"^make (?:\w+ )*{proof}$"
            assert re.search(step, done.stdout, re.M), "what is kept, or written, proves nothing"


def test_the_style_of_every_file_is_checked() -> None:
    """Except of attempts, which are as readers write them; a pattern may leave out more."""
    folders = ["src", "tests", "snippets"]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for command in ("ruff format --check", "ruff check"):
        assert f"{command} {' '.join(folders)}\n" in makefile
    ruff = [sys.executable, "-m", "ruff", "check", "--show-files", *folders]
    said = subprocess.run(ruff, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = {path for folder in folders for path in (ROOT / folder).rglob("*.py")}
    left_out = files - set(map(Path, said.splitlines()))
    assert {path.relative_to(ROOT).parts[3] for path in left_out} == {"attempts"}, left_out


def lint() -> list[str]:
    """The linter as `make lint` runs it, but for the folder."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    options = re.search(r"\$\(VENV\)/bin/zizmor (.*) \.github/workflows$", makefile, re.M)
    assert options, "make lint does not run zizmor"
    return [str(ZIZMOR), *options[1].split()]


FAULTS = {
    "an action by its tag": (
        "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2",
        "actions/checkout@v4",
        "unpinned-uses",
    ),
    "all rights": ("permissions:\n  contents: read", "permissions: write-all", "permissions"),
    "credentials that stay": ("persist-credentials: false", "clean: true", "artipacked"),
    "code from outside": (
        "- run: .ci/run",
        "- run: echo ${{ github.event.pull_request.title }}",
        "template-injection",
    ),
}


@pytest.mark.skipif(not ZIZMOR.exists(), reason="zizmor is no part of this environment")
@pytest.mark.parametrize("fault", [None, *FAULTS])
def test_the_linter_sees_it(fault: str | None, tmp_path: Path) -> None:
    folder = tmp_path / ".github" / "workflows"
    shutil.copytree(FOLDER, folder)
    said = "No findings"
    if fault:
        before, after, said = FAULTS[fault]
        path = folder / "tests.yml"
        text = path.read_text("utf-8")
        assert before in text
        path.write_text(text.replace(before, after, 1), "utf-8")
    ran = subprocess.run([*lint(), str(folder)], capture_output=True, text=True, cwd=tmp_path)
    assert (ran.returncode != 0) == bool(fault), ran.stdout + ran.stderr
    assert said in ran.stdout + ran.stderr


def test_the_linter_is_installed_by_the_lock_s_own_list() -> None:
    assert '"zizmor"' in (ROOT / "pyproject.toml").read_text("utf-8")
