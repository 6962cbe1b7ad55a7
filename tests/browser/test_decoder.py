"""The decoder's page in a real browser, and its engine against the one in Python."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from jitguide.errors import explain
from jitguide.errors.clean import clean
from jitguide.errors.rules import load
from proof.matrix.versions import ROOT
from support.error_cases import told
from support.error_forms import FORMS, PARTS, log, notebook, old_notebook, terminal, unfiltered
from support.error_records import HEADER, Recorded, recorded_errors
from support.raise_sites import raised
from support.searched import ask_nothing, first_three
from support.watched import Opener, refuse

RECORDED = recorded_errors()
ENGINE = (ROOT / "src/proof/site/web/decoder.js").read_text("utf-8")
NEWEST = [recorded for recorded in RECORDED if ".jax-" not in recorded.path.name]


@pytest.fixture
def decoder(address: str, open_page: Opener) -> Iterator[Page]:
    watched = open_page(f"{address}errors/decoder/")
    watched.page.wait_for_selector("#decoder:not([hidden])")
    watched.page.focus("#traceback")
    watched.page.wait_for_function("() => globalThis.decoderRules")
    yield watched.page
    assert not watched.errors
    assert watched.hosts == {address.split("/")[2]}


def record(name: str) -> Recorded:
    return next(recorded for recorded in RECORDED if recorded.path.name == name)


def shown(page: Page) -> dict[str, Any]:
    """Where the first link leads, and the arguments that are named."""
    answer: dict[str, Any] = page.evaluate(
        """() => ({
            link: document.querySelector("#diagnosis a")?.href.replace(location.origin, ""),
            names: [...document.querySelectorAll("#diagnosis code[data-argument]")]
                .map((code) => code.textContent),
        })"""
    )
    return answer


# What the page shows for each text.
_ANSWERS = """(texts) => {
  const input = document.querySelector("#traceback");
  const text = (element) => element?.textContent ?? "";
  const address = (link) => link?.href.replace(location.origin, "");
  const diagnosis = document.querySelector("#diagnosis");
  const all = (which, read) => [...diagnosis.querySelectorAll(which)].map(read);
  const parts = (li) =>
    [...li.querySelectorAll(":scope > p")].map(text).concat(text(li.querySelector("pre")));
  return texts.map((given) => {
    input.value = given;
    input.dispatchEvent(new Event("input"));
    return {
      heading: text(diagnosis.querySelector("h2")),
      link: address(diagnosis.querySelector("a")),
      reason: text(diagnosis.querySelector("h2 + p")),
      arguments: all("code[data-argument]", text),
      line: all(".jg-where dd:last-child", text).join(),
      fixes: all("[data-fix]", parts),
      copied: all("[data-fix] [data-clipboard-text]", (button) => button.dataset.clipboardText),
      others: all("ul > li", (li) => [text(li), address(li.querySelector("a"))]),
    };
  });
}"""


def plain(text: str) -> str:
    """Text without the marks of code."""
    return text.replace("`", "")


def expected(verdict: dict[str, Any]) -> dict[str, Any]:
    """What the page must show for a verdict of `explain`."""
    name = "" if verdict["error"] == "?" else f"{verdict['error']}: "
    where = verdict["where"]
    line = ""
    if where:
        line = re.split(r"[/\\]", where["file"])[-1]
        line += f", line {where['line']}" if where["line"] else ""
        function = where["function"]
        if function and not function.startswith("<"):
            line += f", in {function.partition('(')[0]}"
        line += where["code"]
    return {
        "heading": name + plain(verdict["title"]),
        "link": f"/{verdict['page']}",
        "reason": plain(verdict["reason"]) or "The message belongs to this error.",
        "arguments": verdict["arguments"],
        "line": line or ", ".join(verdict["arguments"]),
        "fixes": [
            [
                *([plain(fix["answer"])] if fix["answer"] else []),
                plain(f"{fix['text']} {fix['needs']}".strip()),
                fix["code"],
            ]
            for fix in verdict["fixes"]
        ],
        "copied": [fix["code"] for fix in verdict["fixes"]],
        "others": [
            [
                plain(other["title"] + (f". {other['reason']}" if other["reason"] else "")),
                f"/{other['page']}",
            ]
            for other in verdict["others"]
        ],
    }


@pytest.mark.parametrize(
    "form", [terminal, unfiltered, notebook, old_notebook, log], ids=lambda form: form.__name__
)
def test_every_recorded_error_is_answered_as_the_package_does(decoder: Page, form: Any) -> None:
    chosen = RECORDED if form is terminal else NEWEST
    texts = [form(recorded.text) for recorded in chosen]
    wrong = []
    for recorded, text, answer in zip(
        chosen, texts, decoder.evaluate(_ANSWERS, texts), strict=True
    ):
        verdict = explain(text)
        if (
            answer != expected(verdict)
            or verdict["entry"] != recorded.entry
            or not recorded.named <= {*answer["arguments"], "unknown"}
        ):
            wrong.append(f"{recorded}: {answer}\nexpected: {expected(verdict)}")
    assert not wrong, "\n".join(wrong[:20])


# What stands for a character in the source of a web page.
_ENTITIES = "a &lt; b &gt; c, &quot;d&quot; &#x27;e&#x27; &#39;f&#39; &amp; &amp;lt;"


def test_every_entity_is_decoded(page: Page) -> None:
    cleaned = page.evaluate(
        """async ([engine, text]) => {
            const { clean } = await import(`data:text/javascript,${encodeURIComponent(engine)}`);
            return clean(text);
        }""",
        [ENGINE, _ENTITIES],
    )
    assert cleaned == clean(_ENTITIES) == ["a < b > c, \"d\" 'e' 'f' & &lt;"]


def test_the_links_lead_to_sections_that_exist(decoder: Page, address: str) -> None:
    pages: dict[str, str] = {}
    for entry in load()["entries"]:
        if entry["page"] not in pages:
            pages[entry["page"]] = decoder.request.get(address + entry["page"]).text()
        assert f'id="{entry.get("anchor", entry["id"])}"' in pages[entry["page"]], entry["id"]


def test_both_engines_say_the_same_of_every_known_text_in_every_form(page: Page) -> None:
    texts = [form(recorded.text) for form in (*FORMS, *PARTS) for recorded in RECORDED]
    texts += [form(program.text) for form in (terminal, *PARTS) for program in told()]
    texts += [text for _, text in raised()]
    texts += ["", "no traceback", "KeyError: 'n'", "E   " + RECORDED[0].text]
    texts = [*dict.fromkeys(texts)]  # a third of the forms leave a text as it is
    theirs = page.evaluate(
        """async ([engine, rules, texts]) => {
            const { explain } = await import(`data:text/javascript,${encodeURIComponent(engine)}`);
            return JSON.stringify(texts.map((text) => explain(text, rules)));
        }""",
        [ENGINE, load(), texts],
    )
    for text, verdict in zip(texts, json.loads(theirs), strict=True):
        assert verdict == explain(text), text


def test_it_shows_the_line_the_argument_and_the_fix_with_the_names_of_the_reader(
    decoder: Page,
) -> None:
    decoder.fill("#traceback", record("bool_if_flag_fails.txt").text)
    text = decoder.inner_text("#diagnosis")
    assert "TracerBoolConversionError: An if on a flag that is not static" in text
    assert "bool_if_flag_fails.py, line 6, in layer" in text
    assert "Do you know train before the call, or is it data?" in text
    first = decoder.locator("[data-fix]").first.inner_text()
    assert "Known before the call, with few values" in first
    assert '@functools.partial(jax.jit, static_argnames=["train"])' in first
    filled = "If you paste your program above the traceback, some of them are filled in."
    assert f"Replace names in CAPITALS with your own code. {filled}" in text
    assert "If that is not it" in text
    assert shown(decoder)["names"] == ["train"]


@pytest.mark.parametrize("folder", ["/home/me/model/", "C:\\Users\\me\\model\\"])
def test_a_file_is_named_without_its_folders(decoder: Page, folder: str) -> None:
    text = record("bool_if_flag_fails.txt").text
    decoder.fill("#traceback", text.replace('File "', f'File "{folder}'))
    said = decoder.inner_text("#diagnosis")
    assert "bool_if_flag_fails.py, line 6, in layer" in said
    assert folder not in said


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("value of the argument n", "Your argument"),
        ("values of the arguments n and m", "Your arguments"),
    ],
)
def test_arguments_are_named_in_their_number(decoder: Page, said: str, label: str) -> None:
    text = record("bool_if_flag_fails.txt").text
    named = "value of the argument train"
    assert named in text
    decoder.fill("#traceback", text.replace(named, said))
    expect(decoder.locator("#diagnosis dt").first).to_have_text(label)


def test_a_wrapper_is_seen_through(decoder: Page) -> None:
    decoder.fill(
        "#traceback",
        record("bool_if_flag_fails.txt").text
        + f"\nThe above exception was the direct cause of the following exception:\n\n{HEADER}"
        '  File "train.py", line 2, in main\n    raise RuntimeError from error\n'
        "RuntimeError: step 3\n",
    )
    assert shown(decoder)["link"] == "/errors/if-on-traced-value/#if-on-flag"
    assert "The text goes on to RuntimeError" in decoder.inner_text("#diagnosis")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "No traceback found"),
        ("KeyError: 'n'", "Not in the error index"),
        (
            f'{HEADER}  File "a.py", line 1, in f\n    d[k]\nKeyError: 1',
            "This error does not come from JAX",
        ),
    ],
)
def test_other_text_gets_a_clear_answer(decoder: Page, text: str, said: str) -> None:
    decoder.fill("#traceback", text)
    assert said in decoder.inner_text("#diagnosis")
    assert shown(decoder)["names"] == []


def shown_elsewhere() -> Iterator[tuple[str, str]]:
    """The page that shows it, and the text of each recorded error that is not in the index."""
    include = re.compile(r"\"(snippets/(?:errors|slow|wrong|guides|learn)/\S+\.txt)\"")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        for name in include.findall(page.read_text("utf-8")):
            text = (ROOT / name).read_text("utf-8")
            verdict = explain(text)
            if verdict["status"] == "elsewhere" and verdict["jax"] and HEADER in text:
                yield page.relative_to(ROOT / "docs").with_suffix("").as_posix(), text


def test_what_is_not_in_the_index_is_found_by_the_search(decoder: Page) -> None:
    known = list(shown_elsewhere())
    assert len(known) > 10
    missed = []
    for page, text in known:
        decoder.fill("#traceback", text)
        ask_nothing(decoder)
        decoder.keyboard.press("Escape")
        decoder.click("#diagnosis button")
        links = first_three(decoder)
        if page not in links:
            missed.append((page, decoder.input_value(".md-search__input"), links))
    assert not missed


def test_an_empty_field_says_nothing(decoder: Page) -> None:
    assert not decoder.is_visible("#diagnosis")
    decoder.fill("#traceback", "hello")
    decoder.fill("#traceback", "  \n")
    assert not decoder.is_visible("#diagnosis")


def test_an_example_that_comes_late_does_not_take_the_focus(
    address: str, open_page: Opener
) -> None:
    held: list[Route] = []
    routes = {"**/decoder-examples.js": lambda route: held.append(route)}
    watched = open_page(f"{address}errors/decoder/", routes=routes)
    page = watched.page
    page.locator("[data-example]").first.evaluate("button => button.click()")
    assert page.evaluate("document.activeElement.id") == "traceback"
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_selector("#diagnosis h2")
    assert page.evaluate("document.activeElement.matches('.md-search__input')")
    assert not watched.errors
    assert watched.hosts == {address.split("/")[2]}


def test_html_is_shown_as_text(decoder: Page) -> None:
    evil = '<img src=x onerror="window.evil = 1"><script>window.evil = 1</script>'
    text = record("bool_if_flag_fails.txt").text.replace("if train:", f"if train:  {evil}")
    text = text.replace("argument train.", f"argument train['{evil}'].")
    decoder.fill("#traceback", text)
    decoder.wait_for_timeout(100)
    assert evil in decoder.inner_text("#diagnosis")
    assert decoder.evaluate("window.evil") is None
    assert decoder.locator("#diagnosis img, #diagnosis script").count() == 0


@pytest.mark.parametrize("kind", ["one line", "a log", "tracebacks", "frames"])
def test_a_megabyte_takes_less_than_a_tenth_of_a_second(decoder: Page, kind: str) -> None:
    text = record("bool_if_data_fails.txt").text
    filler = {
        "one line": "x" * 1_000_000,
        "a log": "2026-03-01 10:00:00 INFO train: step 3, loss 0.25\n" * 20_000,
        "tracebacks": text * (1_000_000 // len(text)),
        "frames": HEADER + '  File "a.py", line 4, in f\n    return f(x)\n' * 23_000,
    }[kind]
    milliseconds, work = decoder.evaluate(
        """async (text) => {
            const input = document.querySelector("#traceback");
            input.value = text;
            const times = [];
            const work = [];
            const timed = (act) => {
              const start = performance.now();
              act();
              return performance.now() - start;
            };
            // Some work that is always the same tells how fast the processor is at the moment.
            const same = () => {
              const numbers = {};
              for (let i = 0; i < 200_000; i++) numbers["n" + i] = i;
            };
            // Other tests run beside this one: the best of tries that lie apart is the decoder's.
            while (times.length < 12) {
              times.push(timed(() => input.dispatchEvent(new Event("input"))));
              work.push(timed(same));
              await new Promise((done) => setTimeout(done, 100));
            }
            return [Math.min(...times), Math.min(...work)];
        }""",
        f"{filler}\n{text}",
    )
    assert shown(decoder)["link"] == "/errors/if-on-traced-value/#if-on-data"
    print(f"{kind}: {milliseconds:.0f} ms, {work:.0f} ms for the same work")
    assert milliseconds < 100 * max(1, work / 100)


def test_the_state_is_shared_as_a_link_that_no_server_sees(
    decoder: Page, address: str, open_page: Opener
) -> None:
    text = record("bool_if_flag_fails.txt").text
    asked: list[str] = []
    decoder.on("request", lambda request: asked.append(request.url))
    decoder.fill("#traceback", text)
    decoder.click("#decoder-link")
    decoder.wait_for_function("() => location.hash.startsWith('#paste=')")
    assert [url for url in asked if not url.endswith("/favicon.svg")] == []
    other = open_page(decoder.url)
    other.page.wait_for_selector("#diagnosis h2")
    assert other.page.input_value("#traceback") == text
    assert shown(other.page)["names"] == ["train"]
    assert other.errors == []
    other.page.click("#decoder-clear")
    other.page.reload()
    other.page.wait_for_selector("#decoder:not([hidden])")
    expect(other.page.locator("#traceback")).to_have_value("")


@pytest.mark.parametrize("damaged", ["#paste=xx", "#paste=AAAA"])
def test_a_damaged_link_says_so(address: str, open_page: Opener, damaged: str) -> None:
    page = open_page(f"{address}errors/decoder/{damaged}").page
    page.wait_for_function("() => document.querySelector('#decoder-said').textContent !== ''")
    assert "damaged" in page.inner_text("#decoder-said")


def test_each_entry_has_an_example_that_decodes_to_it(decoder: Page) -> None:
    """Also on a phone, where no copy button lies on the code that it copies."""
    decoder.set_viewport_size({"width": 360, "height": 740})
    ids = decoder.eval_on_selector_all("[data-example]", "all => all.map(b => b.dataset.example)")
    entries = load()["entries"]
    pages = list(dict.fromkeys(entry["page"] for entry in entries))
    by_page = sorted(entries, key=lambda entry: pages.index(entry["page"]))
    assert ids == [entry["id"] for entry in by_page]
    anchors = {entry["id"]: f"#{entry.get('anchor', entry['id'])}" for entry in entries}
    wrong = decoder.evaluate(
        """async (anchors) => {
            const wrong = [];
            const later = () => new Promise((done) => setTimeout(done));
            const text = document.createRange();
            const covers = (button) => {
                const its = button.getBoundingClientRect();
                text.selectNodeContents(button.closest("pre").querySelector("code"));
                return [...text.getClientRects()].some((line) =>
                    line.left < its.right && line.right > its.left
                    && line.top < its.bottom && line.bottom > its.top);
            };
            for (const button of document.querySelectorAll("[data-example]")) {
                button.click();
                do await later(); while (!globalThis.decoderExamples);
                await later();
                const link = document.querySelector("#diagnosis a");
                if (!link?.getAttribute("href").endsWith(anchors[button.dataset.example]))
                    wrong.push(button.dataset.example);
                if ([...document.querySelectorAll("#diagnosis .md-code__button")].some(covers))
                    wrong.push(`${button.dataset.example}: a copy button covers its code`);
            }
            return wrong;
        }""",
        anchors,
    )
    assert wrong == []


def test_an_example_that_cannot_be_loaded_says_so_and_is_asked_for_again(
    address: str, open_page: Opener
) -> None:
    lost = {"**/decoder-examples.js": refuse}
    page = open_page(f"{address}errors/decoder/", routes=lost).page
    page.locator(".jg-case > summary").first.click()
    example = page.locator("[data-example]").first
    example.click()
    page.wait_for_function("() => document.querySelector('#decoder-said').textContent !== ''")
    assert "could not be loaded" in page.inner_text("#decoder-said")
    assert page.input_value("#traceback") == ""
    page.context.unroute("**/decoder-examples.js")
    example.click()
    page.wait_for_selector("#diagnosis a")
    assert page.inner_text("#decoder-said") == ""


def test_the_rules_come_when_the_field_is_used(address: str, open_page: Opener) -> None:
    lost = {"**/decoder-rules.js": refuse}
    page = open_page(f"{address}errors/decoder/", routes=lost).page
    assert page.evaluate("globalThis.decoderRules") is None
    page.fill("#traceback", record("bool_if_flag_fails.txt").text)
    page.wait_for_function("() => document.querySelector('#decoder-said').textContent !== ''")
    assert "rules could not be loaded" in page.inner_text("#decoder-said")
    page.context.unroute("**/decoder-rules.js")
    page.fill("#traceback", record("bool_if_flag_fails.txt").text + "\n")
    page.wait_for_selector("#diagnosis a")
    assert page.inner_text("#decoder-said") == ""


def test_it_works_by_keyboard_and_tells_a_screen_reader(decoder: Page) -> None:
    decoder.focus("#traceback")
    decoder.keyboard.insert_text("KeyError: 'n'")
    assert decoder.get_attribute("#diagnosis", "aria-live") == "polite"
    assert decoder.is_visible("#diagnosis")
    decoder.keyboard.press("Tab")
    assert decoder.evaluate("document.activeElement.id") == "decoder-clear"
    decoder.keyboard.press("Enter")
    assert decoder.input_value("#traceback") == ""
    assert decoder.evaluate("document.activeElement.id") == "traceback"
    assert decoder.get_by_label("Paste a traceback").count() == 1


def test_without_javascript_the_page_shows_the_index(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}errors/decoder/", javascript=False).page
    assert not page.is_visible("#traceback")
    assert not page.is_visible("[data-example]")
    page.locator(".jg-case > summary").first.click()
    assert "An if on a flag that is not static" in page.inner_text("article")


def test_the_page_works_from_a_file(open_page: Opener, site: Any) -> None:
    """What it needs are classic scripts beside it: a page from a file cannot fetch or import."""
    page = open_page((site / "errors" / "decoder" / "index.html").as_uri()).page
    page.wait_for_selector("#decoder:not([hidden])")
    page.fill("#traceback", record("bool_if_flag_fails.txt").text)
    page.wait_for_selector("#diagnosis a")
    assert shown(page)["names"] == ["train"]
