"""The cheat sheet is one sheet of paper."""

import re

from support.watched import Opener


def test_cheat_sheet_prints_on_one_page(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}reference/cheat-sheet/").page
    printed = page.pdf(format="A4")
    sheets = len(re.findall(rb"/Type\s*/Page\b", printed))
    assert sheets == 1, f"the cheat sheet prints on {sheets} pages"
