"""The front door: where to go stands on the first screen, and a message leads to its repair."""

from playwright.sync_api import expect

from support.watched import Opener


def test_the_four_doors_stand_on_the_first_screen(address: str, open_page: Opener) -> None:
    page = open_page(address, width=1280).page
    doors = page.locator(".jg-doors > li")
    expect(doors).to_have_count(4)
    boxes = [door.bounding_box() for door in doors.all()]
    bottoms = [box["y"] + box["height"] for box in boxes if box]
    assert len(bottoms) == 4
    assert max(bottoms) <= 720, f"the doors end {max(bottoms):.0f} px below the top of the window"
    lefts = {round(box["x"]) for box in boxes if box}
    assert len(lefts) == 2, f"the doors stand in {len(lefts)} columns; expected 2"


def test_a_message_leads_to_its_repair_in_two_clicks(address: str, open_page: Opener) -> None:
    page = open_page(address).page
    row = page.locator("main tr", has_text="TracerBoolConversionError")
    row.get_by_role("link").click()
    page.get_by_role("link", name="An if on data", exact=True).first.click()
    expect(page.locator("main")).to_contain_text("jnp.where")
    assert page.url.endswith("#if-on-data")
