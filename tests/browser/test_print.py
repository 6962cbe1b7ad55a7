"""The cheat sheet prints on one sheet of paper."""

import re

from playwright.sync_api import expect

from support.watched import Opener


def test_a_long_outcome_is_printed_whole(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}learn/cache/").page
    outcome = page.locator(".language-text pre > code").first
    expect(outcome).not_to_have_css("max-height", "none")
    page.emulate_media(media="print")
    expect(outcome).to_have_css("max-height", "none")


def test_cheat_sheet_prints_on_one_page(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}reference/cheat-sheet/").page
    printed = page.pdf(format="A4")
    sheets = len(re.findall(rb"/Type\s*/Page\b", printed))
    assert sheets == 1, f"the cheat sheet prints on {sheets} pages"
