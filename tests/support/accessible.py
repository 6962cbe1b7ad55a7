"""What axe reports about a page, checking the contrast of each text only once."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# Axe itself, for each page that a tab opens: it costs more to send it there each time.
AXE = f'if (location.protocol.startsWith("http")) {{ {Axe().axe_script} }}'
# Axe computes the contrast of each text by itself, and most of a page are the spans that colour
# programs. Of texts that look alike it is given the first: their colours, their letters and those
# of all elements around them are the same, each lies in the box of the one around it and flows with
# the text, so the ground behind them is the same. Where axe cannot tell of the first, it is given
# all.
_RUN = """async (options) => {
  const contrast = (selector) =>
    axe.configure({ rules: [{ id: "color-contrast", selector }] });
  const numbers = new Map();
  const number = (look) => numbers.get(look) ?? (numbers.set(look, numbers.size), numbers.size - 1);
  const none = (value) => ["", "none", "auto", "0px"].includes(value);
  const drawn = (element, which) => {
    const { content, backgroundColor, backgroundImage } = getComputedStyle(element, which);
    return content === "none" ? "" : content + backgroundColor + backgroundImage;
  };
  const text = (element) =>
    [...element.childNodes].map((node) => node.nodeType === 3 ? node.data : "").join("");
  const inside = (box, around) => box.left >= around.left - 1 && box.right <= around.right + 1
    && box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
  const known = new Map(); // of each element: its look, and its box
  const first = new Set();
  const alike = [];
  for (const element of document.querySelectorAll("body, body *")) {
    const around = known.get(element.parentElement) ?? { look: "" };
    const s = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const flows = around.look !== null && element instanceof HTMLElement
      && element.localName !== "label" && box.width > 1 && box.height > 1
      && element.checkVisibility({ visibilityProperty: true })
      && ["static", "relative"].includes(s.position) && s.display !== "contents"
      && [s.float, s.transform, s.clip, s.clipPath, s.top, s.left, s.right, s.bottom].every(none)
      && ![s.marginTop, s.marginLeft, s.marginBottom, s.marginRight].some((m) => m.startsWith("-"))
      && (!around.box || inside(box, around.box));
    const look = !flows ? null : number([
      around.look, element.localName, s.color, s.backgroundColor, s.backgroundImage, s.opacity,
      s.fontSize, s.fontWeight, s.textShadow, s.filter, s.mixBlendMode, s.webkitTextStroke,
      s.webkitTextFillColor, element.matches(":disabled"), element.ariaDisabled,
      element.ariaHidden, element.inert, drawn(element, "::before"), drawn(element, "::after"),
    ].join("|"));
    known.set(element, { look, box });
    if (look === null) continue;
    if (first.has(look)) alike.push(element);
    else if (/[\\p{L}\\p{N}]{2}/u.test(text(element))) first.add(look); // less is no text to axe
  }
  for (const element of alike) element.setAttribute("data-alike", "");
  contrast("*:not([data-alike])");
  const resultTypes = ["violations", "incomplete"]; // else one place stands for all of a kind
  const said = await axe.run(document, { ...options, resultTypes, elementRef: true });
  const untold = said.incomplete.filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) => nodes).map(({ element }) => known.get(element)?.look);
  const again = alike.filter((element) => untold.includes(known.get(element).look));
  for (const element of alike) element.removeAttribute("data-alike");
  const found = said.violations;
  if (again.length) {
    for (const element of again) element.setAttribute("data-again", "");
    contrast("[data-again]");
    const more = { ...options, runOnly: ["color-contrast"] };
    found.push(...(await axe.run(document, more)).violations);
    for (const element of again) element.removeAttribute("data-again");
  }
  contrast("*");
  return found.map(({ id, nodes }) => `${id}: ${nodes[0].target}`);
}"""


def faults(page: Page, context: dict[str, Any] | None, options: dict[str, Any]) -> list[str]:
    """The rules that a page breaks, each with the first place."""
    found: list[str] = page.evaluate(
        """async ([context, options]) => (await axe.run(context ?? document, options)).violations
          .map(({ id, nodes }) => `${id}: ${nodes[0].target}`)""",
        [context, options],
    )
    return found


def faults_by_look(page: Page, options: dict[str, Any]) -> list[str]:
    """The same of a whole page with its colours, with the contrast once for each look."""
    found: list[str] = page.evaluate(_RUN, options)
    return found
