"""The statements about a version agree everywhere."""

import re
import tomllib

import yaml

import jitguide
from jitguide.problems.catalogue import NAMES
from proof.matrix.versions import ROOT, recorded

CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# The keys of CFF 1.2.0 that are used here, with the form of their values.
CFF = {
    "cff-version": r"1\.2\.0",
    "message": r".+",
    "title": r".+",
    "abstract": r".+",
    "type": r"software|dataset",
    "version": r"\d+\.\d+\.\d+",
    "license": r"[\w.+-]+",
}


def test_the_version() -> None:
    newest = re.findall(r"^## \[(\d.*)\]", CHANGES, re.M)[0]
    assert newest == PROJECT["version"] == jitguide.__version__ == CITATION["version"]


def test_the_citation_is_of_its_form() -> None:
    for key, form in CFF.items():
        assert re.fullmatch(form, CITATION[key]), key
    assert set(CITATION) == {*CFF, "authors", "keywords"}
    assert CITATION["authors"] == [{"name": "The authors of Traced or Static?"}]
    assert all(isinstance(word, str) for word in CITATION["keywords"])


def test_the_license_is_that_of_its_text() -> None:
    """In the form of SPDX, such as `Apache-2.0`."""
    text = (ROOT / "LICENSE").read_text("utf-8")
    title = re.match(r"\s*(\w+) License\s+Version (\S+),", text)
    assert title, "LICENSE does not begin with its name and version"
    named = {"pyproject.toml": PROJECT["license"], "CITATION.cff": CITATION["license"]}
    wrong = {file: name for file, name in named.items() if name != "-".join(title.groups())}
    assert not wrong, f"LICENSE is {'-'.join(title.groups())}; these name another: {wrong}"


def test_the_changelog_tells_what_there_is() -> None:
    assert CHANGES.startswith("# Changelog\n")
    assert re.findall(r"^## (.+)$", CHANGES, re.M)[0] == "[Unreleased]"
    kinds = set(re.findall(r"^### (.+)$", CHANGES, re.M))
    known = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Known limits"}
    assert kinds <= known
    text = " ".join(CHANGES.split())
    for name in jitguide._EXPORTS:
        assert name in text or name in ("HazardWarning", "Watched"), f"{name} is not told of"
    counts = {8: "eight", 9: "nine", 10: "ten", 11: "eleven", 12: "twelve"}
    assert f"{counts[len(NAMES)]} problems" in text
    versions = recorded()
    assert f"{counts[len(versions)]} versions of JAX" in text
    assert f"from {versions[-1].jax} to {versions[0].jax}" in text
