"""The cache to play with, in a real browser."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from proof.examples import fragments as recordings
from proof.matrix.versions import ROOT
from proof.pages.project import Project
from proof.site.assets import assets

PROGRAMS = {recordings.name_of(path): path for path in recordings.cache_programs()}


# Guesses each first call and each pair of calls in every way, and notes what is said of it.
_GUESSES = """(cache) => {
  const buttons = [...cache.querySelectorAll("button")];
  const named = (name) => buttons.find((button) => button.textContent === name);
  const calls = buttons.filter((button) => button.querySelector("code"));
  const said = () => cache.querySelector("[role=status]").textContent;
  const rows = () => [...cache.querySelectorAll("[aria-label='What happened'] tbody tr")];
  const found = [];
  const guess = (order, guesses) => {
    named("Start over").click();
    order.forEach((call, i) => {
      calls[call].click();
      named(guesses[i]).click();
    });
    found.push([order.join(""), guesses, said(), rows().map((row) => row.cells[1].textContent)]);
  };
  const each = calls.keys().toArray();
  for (const a of each)
    for (const first of ["Hit", "Miss"]) {
      guess([a], [first]);
      for (const b of each) for (const second of ["Hit", "Miss"]) guess([a, b], [first, second]);
    }
  return found;
}"""


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_guess_is_judged_by_what_was_recorded(page: Page, name: str) -> None:
    fragment = recordings.recording_path(PROGRAMS[name]).read_text("utf-8")
    script = assets(Project(ROOT))["assets/cache.js"]
    page.set_content(f"{fragment}<script>{script}</script>")
    did = {
        order: "Hit" if code == "h" else "Miss"
        for order, (code, *_) in recordings.data_of(fragment)["sequences"].items()
    }
    found = page.locator(".jg-cache").evaluate(_GUESSES)
    calls = len(recordings.data_of(fragment)["kinds"])
    assert len(found) == 2 * calls + 4 * calls**2
    for order, guesses, said, shown in found:
        right = [guess == did[order[: i + 1]] for i, guess in enumerate(guesses)]
        assert said.startswith("Right: " if right[-1] else "Not so: "), (order, guesses, said)
        assert f"is a {did[order].lower()}" in said, (order, guesses, said)
        assert said.endswith(f"Score: {sum(right)} of {len(right)}."), (order, guesses, said)
        assert shown == [guess.lower() for guess in guesses]


def player(page: Page, address: str, name: str) -> Locator:
    page.goto(f"{address}explore/cache/")
    found = page.locator(f"[data-cache='{name}'] .jg-cache")
    expect(found).to_have_count(1)
    return found


def chips(cache: Locator) -> Locator:
    return cache.locator("button:has(code)")


def test_predict_first_then_see_and_score(page: Page, address: str) -> None:
    cache = player(page, address, "static-value")
    chips(cache).first.click()
    expect(cache.locator(".jg-ask")).to_be_visible()
    expect(cache.locator("table")).to_have_count(0)
    cache.get_by_role("button", name="Hit", exact=True).click()
    expect(cache.get_by_role("status")).to_have_text(re.compile(r"^Not so:.*Score: 0 of 1\.$"))
    chips(cache).first.click()
    cache.get_by_role("button", name="Hit", exact=True).click()
    expect(cache.get_by_role("status")).to_have_text(re.compile(r"^Right:.*Score: 1 of 2\.$"))
    expect(cache.get_by_role("group", name="What happened")).to_contain_text(
        "The same key as call 1."
    )


# Makes every pair of calls and notes what the second row of the log says: mark, why, result.
_PAIRS = """(cache) => {
  const chips = [...cache.querySelectorAll("button")].filter((b) => b.querySelector("code"));
  const reset = [...cache.querySelectorAll("button")].find((b) => b.textContent === "Start over");
  const found = {};
  chips.forEach((first, i) => chips.forEach((second, j) => {
    first.click();
    second.click();
    const cells = cache.querySelectorAll("[aria-label='What happened'] tbody tr")[1].cells;
    const mark = cells[2].querySelector(".jg-mark").textContent;
    found[`${i}${j}`] = [mark, cells[3].textContent, cells[5].textContent];
    reset.click();
  }));
  return found;
}"""


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_pair_shows_what_was_recorded(page: Page, address: str, name: str) -> None:
    cache = player(page, address, name)
    record = recordings.data_of(recordings.recording_path(PROGRAMS[name]).read_text("utf-8"))
    cache.get_by_label("Predict first").uncheck()
    found = cache.evaluate(_PAIRS)
    assert len(found) == len(record["kinds"]) ** 2
    for order, (mark, why, result) in found.items():
        code, expected, *_ = record["sequences"][order]
        assert mark == ("hit" if code == "h" else "miss"), order
        assert result == record["results"][expected], order
        assert "undefined" not in why
        assert why.startswith(("Shared", "The same")) == (code == "h"), (order, why)


def test_silent_sharing_is_named(page: Page, address: str) -> None:
    cache = player(page, address, "silent-sharing")
    cache.get_by_label("Predict first").uncheck()
    chips(cache).nth(0).click()
    chips(cache).nth(1).click()
    happened = cache.get_by_role("group", name="What happened")
    expect(happened).to_contain_text("Shared: to JAX this key equals that of call 1")
    expect(happened.locator("tbody tr").nth(1)).to_contain_text("int32[2]")


def test_the_longest_order_ends_the_play(page: Page, address: str) -> None:
    cache = player(page, address, "new-function")
    cache.get_by_label("Predict first").uncheck()
    for _ in range(3):
        chips(cache).nth(1).click()
    expect(chips(cache).first).to_be_disabled()
    expect(cache.get_by_role("group", name="The cache").locator("tbody tr")).to_have_count(3)
    cache.get_by_role("button", name="Undo").click()
    expect(chips(cache).first).to_be_enabled()


def test_keyboard_alone(page: Page, address: str) -> None:
    cache = player(page, address, "weak-type")
    chips(cache).first.focus()
    page.keyboard.press("Enter")
    expect(cache.get_by_role("button", name="Hit", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(cache.get_by_role("status")).to_have_text(re.compile("^Right:"))
    expect(chips(cache).first).to_be_focused()
