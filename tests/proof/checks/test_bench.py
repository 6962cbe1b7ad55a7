"""What `make bench` compares with is the same site."""

from pathlib import Path

from mkdocs.utils.yaml import yaml_load

from proof.site import same_pages


def test_pages_that_differ_are_counted(tmp_path: Path) -> None:
    for site, words in (("ours", "one two"), ("alone", "one  <em>two</em>")):
        for page, text in (("same", words), ("other", f"{site} {words}"), (site, words)):
            folder = tmp_path / site / page
            folder.mkdir(parents=True)
            (folder / "index.html").write_text(f"<main><article>{text}</article></main>")
    assert same_pages.same_text(tmp_path / "ours", tmp_path / "alone") == (1, 3)


def test_material_alone_has_no_part_of_ours() -> None:
    settings = yaml_load(same_pages._settings(Path("pages")))
    assert "hooks" not in settings
    assert [next(iter(plugin)) for plugin in settings["plugins"]] == ["offline", "search"]
    assert settings["theme"]["name"] == "material"
    assert settings["docs_dir"] == "pages"
    assert "explore/cost.md" in str(settings["nav"])
