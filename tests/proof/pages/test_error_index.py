"""The list of all messages: each entry once, below the title of its page."""

import posixpath

from jitguide.errors.rules import load
from proof.pages.render import with_lists
from support.guide import GUIDE

LIST = with_lists("<!-- errors: index -->", "errors/decoder.md", GUIDE)


def test_each_entry_is_listed_once_with_its_address() -> None:
    for entry in load()["entries"]:
        page = posixpath.relpath(f"{entry['page'].rstrip('/')}.md", "errors")
        address = f"({page}#{entry.get('anchor', entry['id'])})"
        assert LIST.count(address) == 1, address


def test_a_page_is_named_by_its_title_without_the_id_of_its_heading() -> None:
    headings = [line for line in LIST.splitlines() if line.startswith("### ")]
    pages = {entry["page"] for entry in load()["entries"]}
    assert len(headings) == len(pages)
    assert not [heading for heading in headings if "{" in heading]
    assert "### A list, dict or array as a static argument" in headings


def test_an_entry_has_its_own_message_and_not_one_that_this_quotes() -> None:
    (line,) = (line for line in LIST.splitlines() if 'data-example="eqx-method"' in line)
    assert '<span class="jg-message">ValueError: Non&#45;hashable static arguments' in line
