"""The stepper in a real browser."""

import re
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe
from jax import lax
from playwright.sync_api import Browser, Page, expect

from jitguide import record_trace
from jitguide.trace.page import bundle, fragment, notebook_html, standalone_html, web
from proof.examples import fragments as recordings
from support.traced import examples

RECORDINGS = {recordings.name_of(path): path for path in recordings.traced_programs()}


def data(name: str) -> dict[str, Any]:
    return recordings.data_of(recordings.recording_path(RECORDINGS[name]).read_text("utf-8"))


def open_step(page: Page, address: str, name: str, step: int) -> None:
    page.goto(f"{address}explore/#{name}&step={step}")
    page.wait_for_selector("#step-next")


# Steps to the end of each recording and notes what is shown at each step.
_TO_THE_END = """(names) => Object.fromEntries(names.map((name) => {
  const choice = document.querySelector("#step-choice");
  choice.value = name;
  choice.dispatchEvent(new Event("change"));
  const stepper = () => document.querySelector(".jg-stepper");
  const all = (selector, read) => [...stepper().querySelectorAll(selector)].map(read);
  const text = (element) => element.textContent;
  const is = (name) => (element) => element.classList.contains(name);
  const steps = [];
  for (;;) {
    steps.push({
      lines: all(".jg-now", (e) => [Number(e.dataset.line), text(e.querySelector("code")).trim()]),
      current: all("[aria-current=step]", (e) => Number(e.dataset.line)),
      raised: all(".jg-raised", (e) => Number(e.dataset.line)),
      said: all("[role=status]", text).join(),
      variables: all(".jg-table tbody tr", (row) => ({
        name: text(row.cells[0].querySelector("code")),
        mark: [text(row.cells[1]), row.cells[1].querySelector(".jg-mark").className],
        known: text(row.cells[2].querySelector("span")),
        notes: [...row.cells[2].querySelectorAll("small")].map(text),
        isNew: is("jg-new")(row),
        blamed: is("jg-blamed")(row),
      })),
      equations: all("[data-equation]", (e) => [
        text(e.querySelector("code")), [...e.querySelectorAll(".jg-from")].map(text).join(""),
        is("jg-new")(e),
      ]),
      value: stepper().querySelector(".jg-slider").getAttribute("aria-valuetext"),
      blame: all(".jg-error p:nth-of-type(2)", text).join(),
      error: all(".jg-error", text).join(),
      jaxpr: all(".jg-ending > details:first-child pre", text).join(),
      hidden: ["code", "jaxpr"].filter((name) => {
        const row = stepper().querySelector(`.jg-${name} :is(.jg-now, .jg-new)`);
        const its = row?.getBoundingClientRect();
        const box = row?.closest(`.jg-${name}`).getBoundingClientRect();
        return row && (its.top < box.top - 1 || its.bottom > box.bottom + 1);
      }),
    });
    const next = document.querySelector("#step-next");
    if (next.ariaDisabled === "true") return [name, steps];
    next.click();
  }
}))"""
_MARKS = {"traced": "traced", "static": "static", "mixed": "holds traced"}


def _alike(names: list[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _row(variable: dict[str, Any], **marks: bool) -> dict[str, Any]:
    """The row of a variable, from what was recorded of it."""
    kind, of_type = variable["kind"], variable["type"]
    value = variable.get("value", "")
    notes = []
    if kind != "static":
        depends = variable.get("depends_on")
        notes.append(f"from {_alike(depends)}" if depends else "from no argument")
    if "inside" in variable:
        notes.append(f"inside {' of '.join(variable['inside'])}")
    if "symbols" in variable:
        notes.append(f"in the jaxpr: {_alike(variable['symbols'])}")
    if kind != "static" and "since" in variable:
        notes.append(f"since line {variable['since']}")
    return {
        "name": variable["name"],
        "mark": [_MARKS[kind], f"jg-mark jg-{kind}"],
        "known": (of_type if kind == "traced" else f"{value} {of_type}")
        + (" weak type" if variable.get("weak") else ""),
        "notes": notes,
        "isNew": marks["new"],
        "blamed": marks["blamed"],
    }


def _in_words(variable: dict[str, Any]) -> str:
    kind, of_type = variable["kind"], variable["type"]
    return {
        "traced": f"traced {of_type}",
        "mixed": f"a {of_type} that holds traced values",
        "static": f"static {of_type} {variable.get('value', '')}".strip(),
    }[kind]


def _blame(blame: dict[str, Any]) -> str:
    named = blame["names"]
    they, their = ("They are", "their values") if len(named) > 1 else ("It is", "its value")
    expression = blame.get("expression")
    what = expression if expression and expression not in named else "this line"
    depends = blame.get("depends_on")
    return (
        f"To blame: {_alike(named)}. {they} traced, and {what} needs {their}. "
        f"While tracing, JAX knows only {blame['type']}"
        f"{f', computed from {_alike(depends)}' if depends else ''}."
    )


def _before(steps: list[dict[str, Any]], number: int) -> list[int]:
    """The variables at the last step of the same call; none if this is its first."""
    depth = steps[number]["depth"]
    for step in reversed(steps[:number]):
        if step["depth"] == depth and step["event"] != "return":
            return list(step["variables"])
        if step["depth"] <= depth:
            break
    return []


def _expected(record: dict[str, Any], number: int) -> dict[str, Any]:
    """What a step must show, from the recording."""
    steps, variables, ending = record["steps"], record["variables"], record["ending"]
    step, last = steps[number], number == len(steps) - 1
    line, event = step["line"], step["event"]
    source = {
        part["first"] + i: text for part in record["source"] for i, text in enumerate(part["lines"])
    }
    known = _before(steps, number)
    new = [v not in known for v in step["variables"]]
    here = [variables[v] for v in step["variables"]]
    blamed = ending.get("blame", {}).get("names", []) if event == "raise" else []
    rows = [_row(v, new=n, blamed=v["name"] in blamed) for v, n in zip(here, new, strict=True)]
    news = "; ".join(f"{v['name']} is {_in_words(v)}" for v, n in zip(here, new, strict=True) if n)
    said = f"Line {line} of {step['function']} is about to run." + (f" {news}." if news else "")
    if event == "raise":
        said = f"Line {line} raises {ending['error']}."
    if event == "return":
        returned = variables[step["returned"]]
        said = f"{step['function']} returns {_in_words(returned)}."
        rows.append({**_row(returned, new=True, blamed=False), "name": "returns"})
    shown = [e for e in record["equations"] if "step" in e and (e["step"] <= number or last)]
    failed = last and ending["kind"] == "error"
    return {
        "lines": [[line, source[line].strip()]],
        "current": [line],
        "raised": [line] if event == "raise" else [],
        "said": said,
        "variables": rows,
        "equations": [
            [
                e["text"],
                (f"({e['note']}) " if "note" in e else "")
                + (f"line {e['line']}" if "line" in e else ""),
                e["step"] == number or (last and e["step"] > number),
            ]
            for e in shown
        ],
        "value": f"Step {number + 1} of {len(steps)}, line {line}",
        "blame": _blame(ending["blame"]) if failed and "blame" in ending else "",
        "error": ending["error"] if failed else "",
        "jaxpr": ending["text"] if last and not failed else "",
        "hidden": [],  # the line, or the first of the new equations, out of sight in its pane
    }


def _half(value: jax.Array) -> jax.Array:
    half = value / 2
    return half


def _twice_half(x: jax.Array) -> jax.Array:
    return _half(x) + _half(x)


def test_every_step_of_every_recording_shows_what_was_recorded(page: Page) -> None:
    records = {name: data(name) for name in RECORDINGS}
    fragments = [recordings.recording_path(path).read_text("utf-8") for path in RECORDINGS.values()]
    # On no page does a line call a helper twice with the same value.
    twice = record_trace(_twice_half, 1.0)
    records["twice"] = twice.as_dict()
    fragments.append(fragment(twice, "twice"))
    page.set_content(
        f"<style>{web('stepper.css')}</style><div data-stepper-player></div>{''.join(fragments)}"
        f"<script>{bundle()}</script>"
    )
    found = page.evaluate(_TO_THE_END, list(records))
    for name, record in records.items():
        assert len(found[name]) == len(record["steps"]), name
        for number, shown in enumerate(found[name]):
            expected = _expected(record, number)
            error = expected.pop("error")
            said = shown.pop("error")
            assert shown == expected, f"{name}, step {number + 1}"
            assert said.startswith(error) and bool(said) == bool(error)
        blame = record["ending"].get("blame")
        if blame:
            last = found[name][-1]
            assert [row["name"] for row in last["variables"] if row["blamed"]] == blame["names"]


def test_next_and_back_move_one_step(page: Page, address: str) -> None:
    open_step(page, address, "tile-loop", 1)
    count = page.locator(".jg-count")
    expect(count).to_have_text(re.compile(r"^Step 1 of \d+$"))
    expect(page.locator("#step-back")).to_have_attribute("aria-disabled", "true")
    page.click("#step-next")
    expect(count).to_have_text(re.compile(r"^Step 2 of"))
    page.click("#step-back")
    expect(count).to_have_text(re.compile(r"^Step 1 of"))


def test_it_opens_right_before_an_if_on_a_traced_value_fails(page: Page, address: str) -> None:
    page.goto(f"{address}explore/")
    expect(page.locator(".jg-call")).to_contain_text("conditional_double(")
    expect(page.locator(".jg-now")).to_contain_text("if above:")
    expect(page.locator(".jg-error")).to_have_count(0)
    page.click("#step-next")
    expect(page.locator(".jg-error")).to_contain_text("To blame: above")
    expect(page.locator("tr.jg-blamed")).to_contain_text("to blame")
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".jg-count")).to_have_text(re.compile(r"^Step 1 of"))


def test_on_a_wide_window_the_code_stands_beside_the_jaxpr_above_the_variables(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1360, "height": 900})
    open_step(page, address, "conditional-double-fails", 3)
    code, jaxpr, variables = (pane.bounding_box() for pane in page.locator(".jg-pane").all())
    assert code and jaxpr and variables
    assert code["y"] == jaxpr["y"] and code["x"] + code["width"] <= jaxpr["x"]
    assert variables["y"] >= max(code["y"] + code["height"], jaxpr["y"] + jaxpr["height"])
    assert variables["width"] > 1.9 * code["width"]


def test_on_a_phone_the_buttons_stay_in_reach(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    open_step(page, address, "conditional-double-fails", 3)
    page.locator("tr.jg-blamed").scroll_into_view_if_needed()
    for name in ("#step-next", "#step-back"):
        expect(page.locator(name)).to_be_in_viewport(ratio=1)


def test_each_step_has_a_link_of_its_own(page: Page, address: str) -> None:
    open_step(page, address, "scan-balance", 3)
    expect(page.locator(".jg-count")).to_have_text(re.compile(r"^Step 3 of"))
    expect(page.locator(".jg-call")).to_contain_text("balances(")
    page.click("#step-next")
    assert page.url.endswith("#scan-balance&step=4")
    expect(page.locator(".jg-link")).to_have_attribute("href", "#scan-balance&step=4")
    page.evaluate("location.hash = '#mask-fails&step=2'")
    expect(page.locator(".jg-call")).to_contain_text("positive_sum(")
    expect(page.locator(".jg-count")).to_have_text(re.compile(r"^Step 2 of"))


@pytest.mark.parametrize("step", ["0", "999", "x", "1&step=2", "%E0%A4%A"])
def test_a_link_to_no_step_does_no_harm(page: Page, address: str, step: str) -> None:
    open_step(page, address, "tile-loop", 1)
    page.evaluate(f"location.hash = '#tile-loop&step={step}'")
    page.evaluate(f"location.hash = '#{step}'")
    expect(page.locator(".jg-count")).to_have_text(re.compile(r"^Step \d+ of \d+$"))


def test_keyboard(page: Page, address: str) -> None:
    open_step(page, address, "loop-unrolled", 1)
    page.focus("#step-next")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    count = page.locator(".jg-count")
    expect(count).to_have_text(re.compile(r"^Step 3 of"))
    page.keyboard.press("ArrowLeft")
    for of_the_browser in ("Alt", "Control", "Meta"):
        page.keyboard.press(f"{of_the_browser}+ArrowRight")
    expect(count).to_have_text(re.compile(r"^Step 2 of"))
    page.keyboard.press("End")
    expect(page.locator("#step-next")).to_have_attribute("aria-disabled", "true")
    first = page.locator("[data-equation]").first
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-equation]").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(first).to_be_focused()
    page.keyboard.press("Home")
    expect(count).to_have_text(re.compile(r"^Step 1 of"))


@pytest.mark.parametrize(
    ("start", "button", "key"), [(98, "#step-next", "ArrowLeft"), (2, "#step-back", "ArrowRight")]
)
def test_the_last_press_of_a_button_keeps_the_focus(
    page: Page, address: str, start: int, button: str, key: str
) -> None:
    """Pressed until it can do no more, a button still has the focus, so the arrow keys go on."""
    open_step(page, address, "loop-unrolled", start)
    page.focus(button)
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(page.locator(button)).to_be_focused()
    expect(page.locator(button)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press(key)
    expect(page.locator(button)).to_have_attribute("aria-disabled", "false")


def test_slider_and_line_numbers_jump(page: Page, address: str) -> None:
    open_step(page, address, "loop-unrolled", 1)
    page.locator(".jg-slider").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".jg-count")).to_have_text(re.compile(r"^Step 2 of"))
    line = page.locator(".jg-now").get_attribute("data-line")
    page.click(f"[data-line='{line}'] button")
    expect(page.locator(".jg-now")).to_have_attribute("data-line", str(line))
    expect(page.locator(".jg-count")).not_to_have_text(re.compile(r"^Step 2 of"))


def test_play_goes_on_by_itself_and_stops(page: Page, address: str) -> None:
    open_step(page, address, "tile-static", 1)
    play = page.locator("#step-play")
    play.click()
    expect(play).to_have_text("Pause")
    expect(page.locator(".jg-count")).to_have_text(re.compile(r"^Step 2 of"), timeout=4000)
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    "move",
    [
        '"#step-next".click()',
        '"#step-back".click()',
        '"li:not(.jg-now) > button.jg-line".click()',
        '".jg-slider".dispatchEvent(new Event("input"))',
        '"#step-next".dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }))',
    ],
)
def test_whoever_moves_stops_the_playing(page: Page, address: str, move: str) -> None:
    open_step(page, address, "loop-unrolled", 3)
    play = page.locator("#step-play")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    page.evaluate(re.sub(r'^("[^"]*")', r"document.querySelector(\1)", move))
    expect(play).to_have_attribute("aria-pressed", "false")


# Of the lines, and of the equations: how much the ground of a lit one differs from that of each
# other one, at least, in red, green or blue (of 255).
_LIT = """(stepper) => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const ground = (element) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = getComputedStyle(element).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, seen] = pen.getImageData(0, 0, 1, 1).data;
    return seen ? [red, green, blue] : ground(element.parentElement);
  };
  const differ = (a, b) => Math.max(...a.map((part, i) => Math.abs(part - b[i])));
  return [".jg-code > [data-line]", "[data-equation]"].map((kind) => {
    const grounds = (which) => [...stepper.querySelectorAll(kind + which)].map(ground);
    const others = grounds(":not(.jg-lit)");
    return Math.min(...grounds(".jg-lit").flatMap((lit) => others.map((one) => differ(lit, one))));
  });
}"""


def test_an_equation_and_its_line_light_up_together(page: Page, address: str) -> None:
    open_step(page, address, "conditional-double-where", 99)
    equation = page.locator("[data-equation]").first
    equation.hover()
    line = equation.get_attribute("data-from")
    expect(page.locator(".jg-code .jg-lit")).to_have_attribute("data-line", str(line))
    expect(page.locator(".jg-about")).not_to_be_empty()
    for scheme in ("default", "slate"):  # the theme's names of light and dark
        page.evaluate("(scheme) => document.body.dataset.mdColorScheme = scheme", scheme)
        for kind, step in zip(
            ("line", "equation"), page.locator(".jg-stepper").evaluate(_LIT), strict=True
        ):
            assert 10 < step < 256, f"{scheme}: a lit {kind} differs by {step} of 255 from another"
    page.locator(f"[data-line='{line}']").hover()
    lit = page.locator("[data-equation].jg-lit")
    assert {e.get_attribute("data-from") for e in lit.all()} == {line}


def test_an_unfinished_inner_jaxpr_is_shown_as_such(page: Page, address: str) -> None:
    open_step(page, address, "scan-balance", 3)
    expect(page.locator(".jg-inner")).to_contain_text("being traced")
    page.evaluate("location.hash = '#scan-balance&step=99'")
    expect(page.locator(".jg-inner")).not_to_contain_text("being traced")


def test_everything_that_acts_has_a_name(page: Page, address: str) -> None:
    open_step(page, address, "tile-fails", 3)
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('.jg-stepper :is(button, input, a,'
             + '[tabindex]:not([data-equation]):not(pre)), #step-choice')]
           .filter((e) => !(e.ariaLabel || e.labels?.length || e.textContent.trim()))
           .map((e) => e.outerHTML)"""
    )
    assert nameless == []
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(1)
    expect(page.get_by_role("group", name="Steps of tile")).to_have_count(1)
    expect(page.locator(".jg-stepper [role=status]")).to_have_text(re.compile("^Line 8 raises"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["explore/#scan-fails&step=4", "explore/cache/"])
def test_narrow_screen_does_not_scroll_sideways(
    browser: Browser, address: str, scheme: str, path: str
) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 780},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = context.new_page()
    page.goto(address + path)
    page.wait_for_selector(".jg-stepper, .jg-cache")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    context.close()


def test_without_script_the_steps_are_a_table(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}explore/")
    assert page.locator(".jg-recording table").count() == len(RECORDINGS)
    assert "The stepper needs JavaScript." in page.inner_text("article")
    page.locator(".jg-recording summary").first.click()
    expect(page.locator(".jg-recording table").first).to_be_visible()
    assert page.locator("#step-next").count() == 0
    context.close()


def test_a_recording_on_another_page_is_stepped_in_its_place(page: Page, address: str) -> None:
    page.goto(f"{address}learn/static-arguments/#step-through")
    stepper = page.locator("[data-stepper='conditional-double-fails'] .jg-stepper")
    expect(stepper).to_have_count(1)
    stepper.get_by_role("button", name="Next", exact=True).click()
    expect(stepper.locator(".jg-count")).to_have_text("Step 2 of 3")
    assert page.url.endswith("#step-through")


def test_no_script_on_a_page_without_a_stepper(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "stepper" in url]


def test_standalone_page_works_from_a_file(page: Page, tmp_path: Path) -> None:
    record = record_trace(examples.conditional_double, 3.0, 2.0, static_argnames="threshold")
    file = tmp_path / "trace.html"
    file.write_text(standalone_html(record), "utf-8")
    page.goto(f"{file.as_uri()}#trace&step=3")
    expect(page.locator(".jg-error")).to_contain_text("To blame: above")
    for scheme in ("light", "dark"):  # its own colours: no site gives it any
        page.emulate_media(color_scheme=scheme)
        faults = Axe().run(page).response["violations"]
        assert not faults, (scheme, [(v["id"], v["nodes"][0]["html"]) for v in faults])
    page.click("#step-back")
    assert page.url.endswith("#trace&step=2")


def test_a_trace_without_steps_shows_its_error(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "trace.html"
    file.write_text(standalone_html(record_trace(examples.tile, np.ones(2))), "utf-8")
    page.goto(file.as_uri())
    expect(page.locator(".jg-error")).to_contain_text("TypeError")


def test_two_recordings_in_a_notebook(page: Page, tmp_path: Path) -> None:
    """Each output brings the script again; each becomes one stepper."""
    outputs = "".join(
        f"<div>{notebook_html(record_trace(examples.balances, 0.0, np.ones(n, np.float32)))}</div>"
        for n in (2, 3)
    )
    file = tmp_path / "notebook.html"
    file.write_text(f"<!doctype html><meta charset=utf-8><body>{outputs}", "utf-8")
    page.goto(file.as_uri())
    expect(page.locator(".jg-stepper")).to_have_count(2)
    assert page.evaluate("document.querySelectorAll('[id]').length") == page.evaluate(
        "new Set([...document.querySelectorAll('[id]')].map((e) => e.id)).size"
    )


def test_a_name_from_the_users_code_is_text(page: Page, tmp_path: Path) -> None:
    text = "</script><script>alert(1)//"
    record = record_trace(examples.conditional_double, 3.0, text, static_argnames="threshold")
    file = tmp_path / "trace.html"
    file.write_text(standalone_html(record), "utf-8")
    page.goto(file.as_uri())
    expect(page.locator(".jg-stepper")).to_contain_text("<script>alert(1)//")


def test_two_values_to_blame_are_named_together(page: Page, tmp_path: Path) -> None:
    def largest(a: Any, b: Any) -> Any:
        if a > b:
            return a
        return b

    file = tmp_path / "trace.html"
    file.write_text(standalone_html(record_trace(largest, 1.0, 2.0)), "utf-8")
    page.goto(f"{file.as_uri()}#trace&step=99")
    expect(page.locator(".jg-error")).to_contain_text(
        "To blame: a and b. They are traced, and a > b needs their values."
    )


def test_every_primitive_of_the_recordings_is_explained() -> None:
    source = bundle()
    for path in RECORDINGS.values():
        record = recordings.data_of(recordings.recording_path(path).read_text("utf-8"))
        for equation in record["equations"]:
            name = equation["primitive"]
            assert re.search(rf'^  "?{re.escape(name)}"?: "', source, re.MULTILINE), name


def explained() -> dict[str, str]:
    """What the stepper says of each primitive, by its name."""
    (table,) = re.findall(r"const PRIMITIVES = \{\n(.*?)\n\};", bundle(), re.S)
    return dict(re.findall(r'^ +"?([\w-]+)"?: "(.*)",$', table, re.M))


def test_no_two_primitives_are_explained_alike() -> None:
    """As are a largest and a smallest element when one was copied from the other."""
    said = explained()
    assert len(said) > 50
    texts = [text for name, text in said.items() if name != "pjit"]  # as jit up to JAX 0.6
    assert not {text for text in texts if texts.count(text) > 1}


_TWO = (np.array([1.0, 2.0, 3.0], "float32"), np.array([2.0, 2.0, 2.0], "float32"))
_BITS = (np.array([1, 2, 3], "int32"), np.array([2, 2, 2], "int32"))
_ONE = (np.array([0.25, 0.75, 0.5], "float32"),)
_TRUTH = (np.array([True, False]),)
# What the stepper says, a function of JAX whose jaxpr has that primitive, and what NumPy computes.
_MEANINGS: list[tuple[str, Any, Any, tuple[Any, ...]]] = [
    ("sum, element by element", lax.add, np.add, _TWO),
    ("difference, element by element", lax.sub, np.subtract, _TWO),
    ("product, element by element", lax.mul, np.multiply, _TWO),
    ("quotient, element by element", lax.div, np.divide, _TWO),
    ("remainder, element by element", lax.rem, np.fmod, _TWO),
    ("power, element by element", lax.pow, np.power, _TWO),
    ("the larger, element by element", lax.max, np.maximum, _TWO),
    ("the smaller, element by element", lax.min, np.minimum, _TWO),
    ("equal, element by element", lax.eq, np.equal, _TWO),
    ("not equal, element by element", lax.ne, np.not_equal, _TWO),
    ("greater, element by element", lax.gt, np.greater, _TWO),
    ("greater or equal, element by element", lax.ge, np.greater_equal, _TWO),
    ("less, element by element", lax.lt, np.less, _TWO),
    ("less or equal, element by element", lax.le, np.less_equal, _TWO),
    ("logical and, bit by bit", lax.bitwise_and, np.bitwise_and, _BITS),
    ("logical or, bit by bit", lax.bitwise_or, np.bitwise_or, _BITS),
    ("logical not", lax.bitwise_not, np.logical_not, _TRUTH),
    ("minus each element", lax.neg, np.negative, _ONE),
    ("sign of each element", lax.sign, np.sign, _ONE),
    ("square of each element", lax.square, np.square, _ONE),
    ("square root of each element", lax.sqrt, np.sqrt, _ONE),
    ("exponential of each element", lax.exp, np.exp, _ONE),
    ("logarithm of each element", lax.log, np.log, _ONE),
    ("logarithm of 1 + x", lax.log1p, np.log1p, _ONE),
    ("logistic function of each element", lax.logistic, lambda x: 1 / (1 + np.exp(-x)), _ONE),
    ("sine of each element", lax.sin, np.sin, _ONE),
    ("cosine of each element", lax.cos, np.cos, _ONE),
    ("hyperbolic tangent of each element", lax.tanh, np.tanh, _ONE),
    ("running sum along an axis", lax.cumsum, np.cumsum, _ONE),
    ("sort along an axis", lax.sort, np.sort, _ONE),
    ("sum over axes", jnp.sum, np.sum, _ONE),
    ("largest element along axes", jnp.max, np.max, _ONE),
    ("smallest element along axes", jnp.min, np.min, _ONE),
    ("whether all elements are true", jnp.all, np.all, _TRUTH),
    ("whether any element is true", jnp.any, np.any, _TRUTH),
    (
        "position of the largest element along an axis",
        lambda x: lax.argmax(x, 0, "int32"),
        np.argmax,
        _ONE,
    ),
]


@pytest.mark.parametrize(
    ("said", "function", "by_numpy", "values"), _MEANINGS, ids=[row[0] for row in _MEANINGS]
)
def test_a_primitive_does_what_is_said_of_it(
    said: str, function: Any, by_numpy: Any, values: tuple[Any, ...]
) -> None:
    equations = jax.make_jaxpr(function)(*values).eqns
    inner = equations[-1].params.get("jaxpr")
    name = (inner.eqns if inner else equations)[-1].primitive.name
    assert explained()[name] == said, name
    np.testing.assert_allclose(function(*values), by_numpy(*values), rtol=1e-5)


def test_script_and_style_are_small() -> None:
    import gzip

    assert (
        len(gzip.compress(bundle().encode())) + len(gzip.compress(web("stepper.css").encode()))
        < 25_000
    )


def test_fragment_holds_no_markup_of_the_users() -> None:
    record = record_trace(examples.conditional_double, 3.0, "<b>", static_argnames="threshold")
    assert "<b>" not in fragment(record, "x")
