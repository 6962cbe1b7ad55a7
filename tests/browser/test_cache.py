"""The cache to play with, in a real browser."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from proof.examples import fragments as recordings
from proof.examples.calls import Call, record_calls
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
        assert said.startswith("Right: " if right[-1] else "Wrong: "), (order, guesses, said)
        assert f"is a {did[order].lower()}" in said, (order, guesses, said)
        assert said.endswith(f"Score: {sum(right)} of {len(right)}."), (order, guesses, said)
        assert shown == [guess.lower() for guess in guesses]


def player(page: Page, address: str, name: str) -> Locator:
    page.goto(f"{address}explore/cache/#{name}")  # which opens the row that it is folded in
    found = page.locator(f"[data-cache='{name}'] .jg-cache")
    expect(found).to_be_visible()
    return found


def chips(cache: Locator) -> Locator:
    return cache.locator("button:has(code)")


def test_predict_first_then_see_and_score(page: Page, address: str) -> None:
    cache = player(page, address, "static-value")
    chips(cache).first.click()
    expect(cache.locator(".jg-ask")).to_be_visible()
    expect(cache.locator("table")).to_have_count(0)
    cache.get_by_role("button", name="Hit", exact=True).click()
    expect(cache.get_by_role("status")).to_have_text(re.compile(r"^Wrong:.*Score: 0 of 1\.$"))
    chips(cache).first.click()
    cache.get_by_role("button", name="Hit", exact=True).click()
    expect(cache.get_by_role("status")).to_have_text(re.compile(r"^Right:.*Score: 1 of 2\.$"))
    expect(cache.get_by_role("group", name="What happened")).to_contain_text(
        "The same key as call 1."
    )


def test_a_call_without_a_guess_does_not_count(page: Page, address: str) -> None:
    """Neither as wrong nor as right: a miss and a hit, before a guess and after it."""
    cache = player(page, address, "static-value")
    predict, status = cache.get_by_label("Predict first"), cache.get_by_role("status")
    predict.uncheck()
    for did in ("miss", "hit"):
        chips(cache).first.click()
        expect(status).to_contain_text(f"is a {did}")
        expect(status).not_to_contain_text("Score")
    predict.check()
    for guess, score in (("Hit", "1 of 1"), ("Miss", "1 of 2")):
        chips(cache).first.click()
        cache.get_by_role("button", name=guess, exact=True).click()
        expect(status).to_have_text(re.compile(rf" Score: {score}\.$"))
    predict.uncheck()
    for call, did in enumerate(("hit", "miss")):
        chips(cache).nth(call).click()
        expect(status).to_have_text(re.compile(f" is a {did}.* Score: 1 of 2\\.$"))


def test_undo_takes_the_guess_back(page: Page, address: str) -> None:
    cache = player(page, address, "static-value")
    for guess, score in (("Hit", "0 of 1"), ("Miss", "1 of 1")):
        chips(cache).first.click()
        cache.get_by_role("button", name=guess, exact=True).click()
        expect(cache.get_by_role("status")).to_contain_text(f"Score: {score}.")
        cache.get_by_role("button", name="Undo").click()
        expect(cache.get_by_role("status")).to_have_text("The cache is empty.")


def test_undo_takes_back_a_question_and_leaves_the_calls(page: Page, address: str) -> None:
    cache = player(page, address, "static-value")
    chips(cache).first.click()
    cache.get_by_role("button", name="Miss", exact=True).click()
    chips(cache).first.click()
    cache.get_by_role("button", name="Undo").click()
    expect(cache.locator(".jg-ask")).to_be_hidden()
    expect(cache.get_by_role("status")).to_contain_text("Score: 1 of 1.")


@pytest.mark.parametrize("name", ["Undo", "Start over"])
def test_a_button_that_ends_its_own_use_hands_on_the_focus(
    page: Page, address: str, name: str
) -> None:
    cache = player(page, address, "static-value")
    cache.get_by_label("Predict first").uncheck()
    chips(cache).first.click()
    button = cache.get_by_role("button", name=name)
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_be_disabled()
    expect(chips(cache).first).to_be_focused()


# Makes every pair of calls and notes what the second row of the log says, mark, why, time, result,
# and what the cache then holds.
_PAIRS = """(cache) => {
  const chips = [...cache.querySelectorAll("button")].filter((b) => b.querySelector("code"));
  const reset = [...cache.querySelectorAll("button")].find((b) => b.textContent === "Start over");
  const found = {};
  chips.forEach((first, i) => chips.forEach((second, j) => {
    first.click();
    second.click();
    const cells = cache.querySelectorAll("[aria-label='What happened'] tbody tr")[1].cells;
    const mark = cells[2].querySelector(".jg-mark").textContent;
    const kept = cache.querySelectorAll("[aria-label='The cache'] tbody th");
    const texts = (elements) => [...elements].map((element) => element.textContent);
    found[`${i}${j}`] = [mark, ...texts(cells).slice(3), texts(kept)];
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
    for order, (mark, why, time, result, kept) in found.items():
        code, expected, _, *times = record["sequences"][order]
        steps = "trace {:g}, lower {:g}, compile {:g} ms".format(*times)
        assert time == ("nothing to trace or compile" if code == "h" else steps), order
        assert mark == ("hit" if code == "h" else "miss"), order
        assert result == record["results"][expected], order
        assert "undefined" not in why
        before, now = (dict(record["kinds"][int(call)]["key"]) for call in order)
        changes = [
            f"{what}: {before.get(what, 'not given')} → {now.get(what, 'not given')}"
            for what in {**before, **now}
            if before.get(what) != now.get(what)
        ]
        assert all(change in why for change in changes), (order, why, changes)
        assert why.count(" → ") == len(changes), (order, why, changes)
        assert kept == ["from call 1", *["from call 2"] * (code != "h")], order
        assert why.startswith(("Shared", "The same")) == (code == "h"), (order, why)


def test_silent_sharing_is_named(page: Page, address: str) -> None:
    cache = player(page, address, "silent-sharing")
    cache.get_by_label("Predict first").uncheck()
    chips(cache).nth(0).click()
    chips(cache).nth(1).click()
    happened = cache.get_by_role("group", name="What happened")
    expect(happened).to_contain_text("Shared: to JAX this key equals that of call 1")
    expect(happened.locator("tbody tr").nth(1)).to_contain_text("int32[2]")


# Makes the calls of an order and notes hit or miss, whether JAX knew the function object, and the
# result, of each.
_ORDER = """(cache, order) => {
  const named = (name) => [...cache.querySelectorAll("button")].find((b) => b.textContent === name);
  const calls = [...cache.querySelectorAll("button")].filter((b) => b.querySelector("code"));
  named("Start over").click();
  for (const call of order) calls[call].click();
  return [...cache.querySelectorAll("[aria-label='What happened'] tbody tr")].map((row) =>
    [row.querySelector(".jg-mark"), row.cells[3], row.cells[5]].map((cell) => cell.textContent));
}"""
_NEW_OBJECT = "JAX has not seen this function object"
LONG = 8


def jax_does(program: Path, texts: list[str]) -> tuple[Call, ...]:
    """What JAX does at each of these calls, in this order, from an empty cache."""
    lines = program.read_text("utf-8").splitlines()
    definitions = [line for line in lines if not line.startswith("print(")]
    calls = [f"print({text})" for text in texts]
    return record_calls("\n".join([*definitions, *calls]), longest=1).tour


@pytest.mark.parametrize("name", PROGRAMS)
def test_an_order_longer_than_any_recorded_one_does_what_jax_does(page: Page, name: str) -> None:
    fragment = recordings.recording_path(PROGRAMS[name]).read_text("utf-8")
    record = recordings.data_of(fragment)
    chosen = random.Random(name)
    orders = [chosen.choices(range(len(record["kinds"])), k=LONG) for _ in range(3)]
    page.set_content(f"{fragment}<script>{assets(Project(ROOT))['assets/cache.js']}</script>")
    cache = page.locator(".jg-cache")
    cache.get_by_label("Predict first").uncheck()
    for order in orders:
        found = cache.evaluate(_ORDER, order)
        texts = [record["kinds"][call]["text"] for call in order]
        did = jax_does(PROGRAMS[name], texts)
        assert [[mark, result] for mark, _, result in found] == [
            ["hit" if c.hit else "miss", c.result] for c in did
        ], texts
        for i, ((_, why, _), call) in enumerate(zip(found, did, strict=True)):
            if why.startswith(_NEW_OBJECT):
                assert call.function not in {c.function for c in did[:i]}, (texts, why)


def test_any_number_of_calls(page: Page, address: str) -> None:
    cache = player(page, address, "new-function")
    cache.get_by_label("Predict first").uncheck()
    for _ in range(7):
        chips(cache).nth(1).click()
    expect(cache.get_by_role("group", name="The cache").locator("tbody tr")).to_have_count(7)
    cache.get_by_role("button", name="Undo").click()
    expect(cache.get_by_role("group", name="The cache").locator("tbody tr")).to_have_count(6)


def test_on_a_phone_no_table_is_wider_than_the_window(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    cache = player(page, address, "static-value")
    cache.get_by_label("Predict first").uncheck()
    for call in range(5):
        chips(cache).nth(call).click()
    for name in ("What happened", "The cache"):
        box = cache.get_by_role("group", name=name)
        assert box.evaluate("(e) => e.scrollWidth <= e.clientWidth"), name


def test_keyboard_alone(page: Page, address: str) -> None:
    cache = player(page, address, "weak-type")
    chips(cache).first.focus()
    page.keyboard.press("Enter")
    expect(cache.get_by_role("button", name="Hit", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(cache.get_by_role("status")).to_have_text(re.compile("^Right:"))
    expect(chips(cache).first).to_be_focused()
